/** A limit of `perSecond`, of which up to `saved` accumulate and can be spent in one moment. */
export interface Allowance {
  saved: number
  perSecond: number
}

/** A bucket that refills steadily up to its allowance. It can be overdrawn: the debt is repaid before anything else. */
export interface TokenBucket {
  /** True if at least `count` tokens are left, one by default. */
  has(count?: number): boolean
  take(): void
  /** Seconds until one token is available; 0 if there is one. */
  secondsUntilOne(): number
}

export function createTokenBucket({ saved, perSecond }: Allowance, now: () => number): TokenBucket {
  let left = saved
  let at = now()

  function current(): number {
    const time = now()
    left = Math.min(saved, left + ((time - at) / 1_000) * perSecond)
    at = time
    return left
  }

  return {
    has: (count = 1) => current() >= count,
    take() {
      left = current() - 1
    },
    secondsUntilOne: () => Math.max(0, Math.ceil((1 - current()) / perSecond)),
  }
}
