import type { Context } from 'hono'
import { mailKinds } from '#src/commerce/contract/mail.ts'
import type { Edge } from '../context.ts'
import { retryAfter } from '../limits.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import type { Health } from '../upstream/health/health-checks.ts'
import { createProbes } from '../upstream/health/probes.ts'
import type { BreakerState } from '../upstream/resilience/breaker.ts'

/**
 * For monitoring, not for routing traffic: cached pages are served during an outage, too. The endpoint is public, so
 * requests share probes, and breakers ignore them. `p95`: milliseconds of recent calls, null while there are few.
 * `sharedState`: `connected` or `lost`, null on hosts without a connection to it. `unsentMails`: kinds of mails that need
 * `MAIL_URL`.
 */
export async function readiness(c: Context<Edge>): Promise<Response> {
  const { breakers, healthChecks, paces } = c.var.isolate
  const unsentMails = c.var.settings.MAIL_URL ? [] : mailKinds
  const p95 = { catalogue: paces.catalogue.p95(), content: paces.content.p95() }
  const ports = createRequestPorts(c)
  const upstreams = Object.fromEntries(
    await Promise.all(
      createProbes(ports).map(async (probe): Promise<[string, Health & { breaker: BreakerState }]> => {
        const health = await healthChecks.check(probe, ports.waitUntil)
        return [probe.upstream, { breaker: breakers[probe.upstream].state(), ...health }]
      }),
    ),
  )
  const { SHARED_STATE } = c.env
  const sharedState = SHARED_STATE ? (SHARED_STATE.isConnected() ? 'connected' : 'lost') : null
  const failing = [
    ...Object.keys(upstreams).filter((name) => upstreams[name]?.probe !== 'ok'),
    ...(sharedState === 'lost' ? ['sharedState'] : []),
  ]
  const status = failing.length === 0 ? 200 : 503
  const pause = status === 503 ? { 'retry-after': String(retryAfter.readiness) } : {}
  const headers = { 'cache-control': 'no-store', ...pause }
  const state = status === 200 ? 'ready' : 'failing'
  return c.json({ status: state, failing, upstreams, sharedState, p95, unsentMails }, status, headers)
}
