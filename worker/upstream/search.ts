import type { Http } from '#src/commerce/http.ts'
import { createSearchApi, type SearchApi, type SearchContext, severalPath } from '#src/commerce/search-api.ts'
import { throughGate } from '../call-budget/call-gate.ts'
import { deadlines } from '../limits.ts'
import { loggedBreaker } from './logged-breaker.ts'
import type { RequestPorts } from './request-ports.ts'
import { isUnhealthyForAll, throughBreaker } from './resilience/through-breaker.ts'
import { createClient } from './service.ts'

/** The search service without a cache, since typed queries are seldom repeated. */
export function createSearch(ports: RequestPorts, context: SearchContext): SearchApi {
  const { settings, metrics, now, gate, reportUnreadable } = ports
  const client = createClient(ports, {
    upstream: 'search',
    baseUrl: settings.SEARCH_URL,
    headers: { authorization: `Bearer ${settings.SEARCH_KEY}` },
    fetch: ports.fetchFrom('search'),
    deadline: deadlines.search,
  })
  const breaker = loggedBreaker(ports, 'search')
  const single = throughBreaker(client, breaker)
  // A refused key for this call does not concern the others.
  const several = throughBreaker(client, breaker, isUnhealthyForAll)
  const either: Http = (call) => (call.path === severalPath ? several(call) : single(call))
  const http = throughGate(either, gate, 'search', () => 'unusual')
  const noted: Http = async (call) => {
    const started = now()
    const note = (source: 'uncached' | 'failed') =>
      metrics.record({ route: call.route, source, duration: now() - started })
    try {
      const answer = await http(call)
      note('uncached')
      return answer
    } catch (error) {
      note('failed')
      throw error
    }
  }
  return createSearchApi(noted, context, reportUnreadable)
}
