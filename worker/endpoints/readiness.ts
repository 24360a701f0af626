import type { Context } from 'hono'
import { within } from '#src/commerce/deadline.ts'
import { InFlight } from '../cache/in-flight.ts'
import type { Edge } from '../context.ts'
import { deadlines } from '../limits.ts'
import type { BreakerState } from '../upstream/breaker.ts'
import { breakerOf } from '../upstream/breakers.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createProbes, type Probe } from '../upstream/probes.ts'

/** Milliseconds an outcome is kept, so that frequent requests are no load on a failing service. */
const lifetime = 2_000

/** State of one service. */
interface Health {
  /** `ok`, or why pages cannot use its answer. */
  probe: string
  /** Milliseconds the probe took. */
  ms: number
}

/** By service and address: the running probe, shared by concurrent requests, and the last outcome. */
const underway = new InFlight<Health>()
const outcomes = new Map<string, { until: number; health: Health }>()

/**
 * Probes each service behind the shop: 200, or 503 that names those that fail. For monitoring, not for routing traffic:
 * cached pages are served in an outage too. It is public, so probes are shared and count in no breaker.
 */
export async function readiness(c: Context<Edge>): Promise<Response> {
  const ports = createRequestPorts(c)
  const upstreams = Object.fromEntries(
    await Promise.all(
      createProbes(ports).map(async (probe): Promise<[string, Health & { breaker: BreakerState }]> => {
        const health = await healthOf(probe, ports.waitUntil)
        return [probe.upstream, { breaker: breakerOf(probe.upstream, probe.address).state(), ...health }]
      }),
    ),
  )
  const failing = Object.keys(upstreams).filter((name) => upstreams[name]?.probe !== 'ok')
  const status = failing.length === 0 ? 200 : 503
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  return c.json({ status: status === 200 ? 'ready' : 'failing', failing, upstreams }, status, headers)
}

async function healthOf(probe: Probe, waitUntil: (work: Promise<unknown>) => void): Promise<Health> {
  const { upstream, address } = probe
  const key = `${upstream} ${address}`
  const known = outcomes.get(key)
  if (known && Date.now() < known.until) return known.health
  const work = underway.find(key, Date.now()) ?? begin(key, probe, waitUntil)
  // Work begun by a request that was aborted may never settle.
  const patience = deadlines[upstream] + 1_000
  return within(patience, work, () => new Error('The probe was cut off')).catch(() => ({
    probe: 'timeout',
    ms: patience,
  }))
}

function begin(
  key: string,
  { outcome }: Probe,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Health> {
  const started = Date.now()
  const work = outcome().then((probe) => {
    const health = { probe, ms: Date.now() - started }
    outcomes.set(key, { until: Date.now() + lifetime, health })
    return health
  })
  waitUntil(work)
  return underway.begin(key, started, work)
}
