import type { Context } from 'hono'
import type { Edge } from '../context.ts'
import { retryAfter } from '../limits.ts'
import type { BreakerState } from '../upstream/breaker.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import type { Health } from '../upstream/health-checks.ts'
import { createProbes } from '../upstream/probes.ts'

/**
 * Probes each service behind the shop: 200, or 503 that names those that fail. For monitoring, not for routing traffic:
 * cached pages are served in an outage too. It is public, so probes are shared and count in no breaker.
 */
export async function readiness(c: Context<Edge>): Promise<Response> {
  const { breakers, healthChecks } = c.var.isolate
  const ports = createRequestPorts(c)
  const upstreams = Object.fromEntries(
    await Promise.all(
      createProbes(ports).map(async (probe): Promise<[string, Health & { breaker: BreakerState }]> => {
        const health = await healthChecks.check(probe, ports.waitUntil)
        return [probe.upstream, { breaker: breakers[probe.upstream].state(), ...health }]
      }),
    ),
  )
  const failing = Object.keys(upstreams).filter((name) => upstreams[name]?.probe !== 'ok')
  const status = failing.length === 0 ? 200 : 503
  const pause = status === 503 ? { 'retry-after': String(retryAfter.readiness) } : {}
  const headers = { 'cache-control': 'no-store', ...pause }
  return c.json({ status: status === 200 ? 'ready' : 'failing', failing, upstreams }, status, headers)
}
