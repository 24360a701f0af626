import type { Http } from '#src/commerce/http.ts'
import { createSearchApi, type SearchApi, type SearchContext } from '#src/commerce/search-api.ts'
import { throughGate } from '../call-budget/call-gate.ts'
import { deadlines } from '../limits.ts'
import type { RequestPorts } from './request-ports.ts'
import { createProtectedClient } from './service.ts'

/** The search service, asked anew each time: what people type is seldom typed twice. */
export function createSearch(ports: RequestPorts, context: SearchContext): SearchApi {
  const { settings, metrics, now, gate, reportUnreadable } = ports
  const client = createProtectedClient(ports, {
    upstream: 'search',
    baseUrl: settings.SEARCH_URL,
    headers: { authorization: `Bearer ${settings.SEARCH_KEY}` },
    fetch: ports.fetchFrom('search'),
    deadline: deadlines.search,
  })
  const http = throughGate(client, gate, 'search', () => 'unusual')
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
