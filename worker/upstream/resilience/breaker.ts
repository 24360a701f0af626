import { breakerPause, breakerThreshold, maxBreakerProbeTime } from '../../limits.ts'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface Breaker {
  /** Null if no call may be made now. The caller reports on the admission how its call ended. */
  admit(): Admission | null
  state(): BreakerState
}

export interface Admission {
  succeeded(): void
  failed(): void
}

interface Ports {
  now(): number
  random(): number
  changed?(state: BreakerState): void
}

export function createBreaker({ now, random, changed = () => {} }: Ports): Breaker {
  let outcomes: { at: number; failed: boolean }[] = []
  /** Null while calls are made; otherwise the time from which one may be. */
  let closedFrom: number | null = null
  let probe: { since: number } | null = null

  function open() {
    outcomes = []
    const { time, jitter } = breakerPause
    closedFrom = now() + time * (1 - jitter + random() * 2 * jitter)
    changed('open')
  }

  function record(failed: boolean) {
    const { calls, window, failures } = breakerThreshold
    const at = now()
    outcomes = [...outcomes, { at, failed }].slice(-calls).filter((one) => at - one.at < window)
    const count = outcomes.filter((one) => one.failed).length
    if (outcomes.length === calls && count >= calls * failures) open()
  }

  function ordinary(): Admission {
    // Calls that began before the breaker opened are outdated.
    const ended = (failed: boolean) => () => {
      if (closedFrom === null) record(failed)
    }
    return { succeeded: ended(false), failed: ended(true) }
  }

  function tryOut(): Admission {
    const attempt = { since: now() }
    probe = attempt
    const end = (then: () => void) => () => {
      if (probe !== attempt) return
      probe = null
      then()
    }
    return {
      succeeded: end(() => {
        closedFrom = null
        changed('closed')
      }),
      failed: end(open),
    }
  }

  return {
    admit() {
      if (closedFrom === null) return ordinary()
      const probing = probe !== null && now() - probe.since < maxBreakerProbeTime
      return probing || now() < closedFrom ? null : tryOut()
    },
    state() {
      if (closedFrom === null) return 'closed'
      return now() < closedFrom ? 'open' : 'half-open'
    },
  }
}
