import type { Context } from 'hono'
import type { Edge } from '../context.ts'
import { openPorts } from '../upstream/open-ports.ts'
import { createProbes, type Health } from '../upstream/probes.ts'

/** Seconds in which an answer is not asked for again: whoever asks often must not be a load on what is ill. */
const memory = 2
const remembered = new Map<string, { until: number; health: Health }>()

/**
 * Whether each service behind the shop does its work: 200, or 503 that names the ill. For whoever watches the shop;
 * not for deciding whether to send visitors, since a known page is shown in an outage too.
 */
export async function readiness(c: Context<Edge>): Promise<Response> {
  const probes = createProbes(openPorts(c))
  const upstreams = Object.fromEntries(
    await Promise.all(
      probes.map(
        async ({ upstream, address, probe }) =>
          [upstream, await once(`${upstream} ${address}`, probe)] as const,
      ),
    ),
  )
  const ill = Object.keys(upstreams).filter((name) => upstreams[name]?.probe !== 'ok')
  const status = ill.length === 0 ? 200 : 503
  const headers = { 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '5' } : {}) }
  return c.json({ status: status === 200 ? 'ready' : 'ill', ill, upstreams }, status, headers)
}

async function once(key: string, probe: () => Promise<Health>): Promise<Health> {
  const known = remembered.get(key)
  if (known && Date.now() < known.until) return known.health
  const health = await probe()
  remembered.set(key, { until: Date.now() + memory * 1_000, health })
  return health
}
