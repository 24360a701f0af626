import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Upstream } from '../log.ts'
import type { BreakerState } from './breaker.ts'
import { breakerOf } from './breakers.ts'
import type { UpstreamPorts } from './ports.ts'
import { openGuardedService } from './service.ts'
import { isUnhealthy } from './through-breaker.ts'

const deadline = 1_000

/** How a service does. */
export interface Health {
  breaker: BreakerState
  /** `ok`; or what broke, or the status it should not have answered with. */
  probe: string
  /** Milliseconds the probe took. */
  ms: number
}

interface Probe {
  upstream: Upstream
  address: string
  probe(): Promise<Health>
}

/** The cheapest question of each service that only a working one answers. None changes anything. */
export function createProbes({ settings, ids, log, fetch }: UpstreamPorts): Probe[] {
  const { COMMERCE_URL, COMMERCE_SECRET, SHOP_API_URL, SHOP_API_KEY } = settings
  const { SEARCH_URL, SEARCH_KEY, CONTENT_URL, CONTENT_TOKEN } = settings
  const secret = { authorization: `Bearer ${COMMERCE_SECRET}`, 'api-token': 'none' }
  return [
    ask('catalogue', COMMERCE_URL, '/brands', secret),
    ask('checkout', COMMERCE_URL, '/selection', { 'api-token': 'none' }),
    // No product has this number: that it is not found is an answer.
    ask('stock', SHOP_API_URL, '/products/0', { 'api-authorization': SHOP_API_KEY }),
    ask('search', SEARCH_URL, '/health', { authorization: `Bearer ${SEARCH_KEY}` }),
    ask('content', CONTENT_URL, '/bands/home?language=en', { authorization: `Bearer ${CONTENT_TOKEN}` }),
  ]

  function ask(upstream: Upstream, address: string, path: string, headers: Record<string, string>): Probe {
    const breaker = breakerOf(upstream, address)
    // Behind the breaker: a service that is well again is found out by this as by any other call.
    const http = openGuardedService({ ids, log }, { upstream, baseUrl: address, headers, fetch, deadline })
    return {
      upstream,
      address,
      async probe() {
        const started = Date.now()
        const probe = await outcome(http, path)
        return { breaker: breaker.state(), probe, ms: Date.now() - started }
      },
    }
  }
}

async function outcome(http: Http, path: string): Promise<string> {
  try {
    const answer = await http({ method: 'GET', path, route: 'probe' })
    return isUnhealthy(answer) ? `status ${answer.status}` : 'ok'
  } catch (error) {
    return error instanceof UpstreamError ? error.breakage : 'failed'
  }
}
