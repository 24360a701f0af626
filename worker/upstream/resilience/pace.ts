import { hedging } from '../../limits.ts'

export interface Pace {
  record(duration: number): void
  /** The time within which 95 of 100 recent calls were answered; null while too few calls are known. */
  p95(): number | null
  hedgeDelay(): number
  spendHedge(): boolean
}

/** Every call earns a share of a second one, so that a slow service gets hardly more calls than before. */
export function createPace({ share, saved, samples, enough, delay } = hedging): Pace {
  const durations: number[] = []
  let hedges = saved

  function p95(): number | null {
    if (durations.length < enough) return null
    const sorted = durations.toSorted((one, other) => one - other)
    return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null
  }

  return {
    record(duration) {
      durations.push(duration)
      if (durations.length > samples) durations.shift()
      hedges = Math.min(saved, hedges + share)
    },
    p95,
    hedgeDelay: () => Math.min(delay.max, Math.max(delay.min, p95() ?? delay.unknown)),
    spendHedge() {
      if (hedges < 1) return false
      hedges -= 1
      return true
    },
  }
}
