import { retryBudget } from '../../limits.ts'

/** What an isolate may spend on second attempts. */
export interface RetryBudget {
  /** A call was made. */
  earn(): void
  /** Whether one more may be made; takes it. */
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
