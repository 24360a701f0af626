import { breakerPause, breakerThreshold, maxBreakerProbeTime } from '../../limits.ts'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface Breaker {
  /**
   * Null if no call may be made now. The caller reports on the admission how its call ended, and learns by `changed` if
   * that opens or closes the breaker.
   */
  admit(changed?: Changed): Admission | null
  state(): BreakerState
}

export interface Admission {
  succeeded(): void
  failed(): void
}

type Changed = (state: BreakerState) => void

interface Ports {
  now(): number
  random(): number
}

export function createBreaker({ now, random }: Ports): Breaker {
  let outcomes: { at: number; failed: boolean }[] = []
  /** Null while calls are made; otherwise the time from which one may be. */
  let closedFrom: number | null = null
  let probe: { since: number } | null = null

  function open(changed: Changed) {
    outcomes = []
    const { time, jitter } = breakerPause
    closedFrom = now() + time * (1 - jitter + random() * 2 * jitter)
    changed('open')
  }

  function record(failed: boolean, changed: Changed) {
    const { calls, window, failures } = breakerThreshold
    const at = now()
    outcomes = [...outcomes, { at, failed }].slice(-calls).filter((one) => at - one.at < window)
    const count = outcomes.filter((one) => one.failed).length
    if (outcomes.length === calls && count >= calls * failures) open(changed)
  }

  function ordinary(changed: Changed): Admission {
    // Calls that began before the breaker opened are outdated.
    const ended = (failed: boolean) => () => {
      if (closedFrom === null) record(failed, changed)
    }
    return { succeeded: ended(false), failed: ended(true) }
  }

  function tryOut(changed: Changed): Admission {
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
      failed: end(() => open(changed)),
    }
  }

  return {
    admit(changed = () => {}) {
      if (closedFrom === null) return ordinary(changed)
      const probing = probe !== null && now() - probe.since < maxBreakerProbeTime
      return probing || now() < closedFrom ? null : tryOut(changed)
    },
    state() {
      if (closedFrom === null) return 'closed'
      return now() < closedFrom ? 'open' : 'half-open'
    },
  }
}
