import type { Context } from 'hono'
import type { Edge } from '../context.ts'
import { openPorts } from '../upstream/open-ports.ts'
import { createProbes, type Health } from '../upstream/probes.ts'

/** Milliseconds a result is kept: whoever asks often must not be a load on a service that fails. */
const lifetime = 2_000
const results = new Map<string, { until: number; health: Health }>()

/**
 * Probes each service behind the shop: 200, or 503 that names those that fail. For monitoring, not for deciding whether
 * to send visitors: a cached page is shown in an outage too.
 */
export async function readiness(c: Context<Edge>): Promise<Response> {
  const probes = createProbes(openPorts(c))
  const upstreams = Object.fromEntries(
    await Promise.all(
      probes.map(
        async ({ upstream, address, probe }) =>
          [upstream, await remembered(`${upstream} ${address}`, probe)] as const,
      ),
    ),
  )
  const failing = Object.keys(upstreams).filter((name) => upstreams[name]?.probe !== 'ok')
  const status = failing.length === 0 ? 200 : 503
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  return c.json({ status: status === 200 ? 'ready' : 'failing', failing, upstreams }, status, headers)
}

async function remembered(key: string, probe: () => Promise<Health>): Promise<Health> {
  const known = results.get(key)
  if (known && Date.now() < known.until) return known.health
  const health = await probe()
  results.set(key, { until: Date.now() + lifetime, health })
  return health
}
