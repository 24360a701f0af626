import { retryBudget } from '../../limits.ts'

export interface RetryBudget {
  /** Called for every call. */
  earn(): void
  /** Takes one second attempt; false if none is left. */
  spend(): boolean
}

/** Every call earns a share of a second attempt, so that an outage does not double the calls. */
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
