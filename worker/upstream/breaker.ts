/** Calls remembered, and for how long (milliseconds). */
const remembered = { calls: 20, time: 10_000 }
/** The share of failures among them at which no more calls are made. */
const tolerated = 0.5
/** Milliseconds without calls, give or take a fifth, so that isolates do not all come back at once. */
const pause = 5_000
const jitter = 0.2
/** Milliseconds after which a probe that never ended is taken for lost: its request was cut off. */
const maxProbeTime = 5_000

export type BreakerState = 'closed' | 'open' | 'half-open'

/** Decides whether a service is called. */
export interface Breaker {
  /** Null when no call may be made now; whoever is admitted tells how it ended. */
  admit(): Admission | null
  state(): BreakerState
}

export interface Admission {
  succeeded(): void
  failed(): void
}

interface Ports {
  /** Milliseconds. */
  now(): number
  /** From 0 up to 1. */
  random(): number
  changed?(state: BreakerState): void
}

/**
 * Stops calling a service that mostly fails: open at half of the last twenty calls within ten seconds, then one probe
 * after about five seconds, and one after every further five until one succeeds.
 */
export function createBreaker({ now, random, changed = () => {} }: Ports): Breaker {
  let outcomes: { at: number; failed: boolean }[] = []
  /** Null while calls are made; else the moment from which one may be. */
  let closedFrom: number | null = null
  let probe: { since: number } | null = null

  function open() {
    outcomes = []
    closedFrom = now() + pause * (1 - jitter + random() * 2 * jitter)
    changed('open')
  }

  function note(failed: boolean) {
    const at = now()
    outcomes = [...outcomes, { at, failed }]
      .slice(-remembered.calls)
      .filter((one) => at - one.at < remembered.time)
    const failures = outcomes.filter((one) => one.failed).length
    if (outcomes.length === remembered.calls && failures >= remembered.calls * tolerated) open()
  }

  function ordinary(): Admission {
    // What began before the breaker opened says nothing about what comes after.
    const told = (failed: boolean) => () => {
      if (closedFrom === null) note(failed)
    }
    return { succeeded: told(false), failed: told(true) }
  }

  function tryOut(): Admission {
    const own = { since: now() }
    probe = own
    const end = (then: () => void) => () => {
      if (probe !== own) return
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
      const probing = probe !== null && now() - probe.since < maxProbeTime
      return probing || now() < closedFrom ? null : tryOut()
    },
    state() {
      if (closedFrom === null) return 'closed'
      return now() < closedFrom ? 'open' : 'half-open'
    },
  }
}
