import { within } from '#src/commerce/deadline.ts'
import { InFlight } from '../../cache/in-flight.ts'
import { deadlines, healthCheckLifetime, healthCheckMargin } from '../../limits.ts'
import type { PageUpstream } from '../upstreams.ts'

export interface Probe {
  upstream: PageUpstream
  address: string
  outcome(): Promise<string>
}

export interface Health {
  /** `ok`, or the reason why pages cannot use its answer. */
  probe: string
  ms: number
}

export interface HealthChecks {
  /** Runs the probe, joins a running one, or returns an outcome not older than `healthCheckLifetime`. Never rejects. */
  check(probe: Probe, waitUntil: (work: Promise<unknown>) => void): Promise<Health>
}

export function createHealthChecks(): HealthChecks {
  const running = new InFlight<Health>()
  const outcomes = new Map<PageUpstream, { until: number; health: Health }>()

  function start({ upstream, outcome }: Probe, waitUntil: (work: Promise<unknown>) => void) {
    const started = Date.now()
    const work = outcome().then((probe) => {
      const health = { probe, ms: Date.now() - started }
      outcomes.set(upstream, { until: Date.now() + healthCheckLifetime, health })
      return health
    })
    waitUntil(work)
    return running.begin(upstream, started, work)
  }

  return {
    async check(probe, waitUntil) {
      const { upstream } = probe
      const known = outcomes.get(upstream)
      if (known && Date.now() < known.until) return known.health
      const work = running.find(upstream, Date.now()) ?? start(probe, waitUntil)
      // A probe started by a request that was aborted may never settle.
      const maxWait = deadlines[upstream] + healthCheckMargin
      return within(maxWait, work, () => new Error('The probe was cut off')).catch(() => ({
        probe: 'timeout',
        ms: maxWait,
      }))
    },
  }
}
