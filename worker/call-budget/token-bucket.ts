/** What may be spent: `saved` at once at most, `perSecond` earned. */
export interface Allowance {
  saved: number
  perSecond: number
}

/** An account that fills steadily, up to its allowance. It can be overdrawn; what is owed is earned first. */
export interface TokenBucket {
  /** True if at least `count` are left, one by default. */
  has(count?: number): boolean
  take(): void
  /** Seconds until there is one again; 0 while there is. */
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
