import { unusualShare } from '../limits.ts'

/** The number of unusual calls sent to a service, so that pages of the catalogue keep the rest of its capacity. */
export interface UnusualShare {
  spend(): boolean
  limited(pause: number): void
  perSecond(): number
}

/** Halves after too many calls, then grows by one call a second for every second in which it was too small. */
export function createUnusualShare(
  now: () => number = Date.now,
  { min, max, growth, backoff, settled, maxPause } = unusualShare,
): UnusualShare {
  let rate = max
  let left = max
  let at = now()
  let pausedUntil = 0
  let grown = Number.NEGATIVE_INFINITY
  let cut = Number.NEGATIVE_INFINITY
  /** Calls since `from`, and in the second before. */
  let recent = { from: at, calls: 0, before: 0 }

  function refill(): number {
    const time = now()
    left = Math.min(rate, left + ((time - at) / 1_000) * rate)
    at = time
    const age = time - recent.from
    if (age >= 1_000) recent = { from: time, calls: 0, before: age < 2_000 ? recent.calls : 0 }
    return time
  }

  function grow(time: number) {
    if (time - Math.max(grown, cut) < settled) return
    rate = Math.min(max, rate + growth)
    grown = time
  }

  return {
    spend() {
      const time = refill()
      if (time < pausedUntil) return false
      if (left < 1) {
        grow(time)
        return false
      }
      left -= 1
      recent.calls += 1
      return true
    },
    limited(pause) {
      const time = refill()
      pausedUntil = Math.max(pausedUntil, time + Math.min(pause, maxPause))
      // Further failures of concurrent calls add no information.
      if (time - cut < settled) return
      const sent = Math.min(rate, Math.max(recent.calls, recent.before))
      rate = Math.max(min, sent * backoff)
      left = 0
      cut = time
    },
    perSecond: () => rate,
  }
}
