/** What an isolate may spend on second attempts. */
export interface RetryBudget {
  /** A call was made. */
  earn(): void
  /** Whether one more may be made; takes it. */
  spend(): boolean
}

/** Every call earns a share of a second attempt, so that an outage does not double the calls. */
export function createRetryBudget({ share = 0.1, most = 10 } = {}): RetryBudget {
  let saved = most
  return {
    earn() {
      saved = Math.min(most, saved + share)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
