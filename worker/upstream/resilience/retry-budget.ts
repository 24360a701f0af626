import { retryBudget } from '../../limits.ts'

export interface RetryBudget {
  earn(): void
  spend(): boolean
}

export function createRetryBudget({ perCall, max } = retryBudget): RetryBudget {
  let saved = max
  return {
    earn() {
      saved = Math.min(max, saved + perCall)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
