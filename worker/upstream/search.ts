import { createHttp } from '#src/commerce/http.ts'
import { createSearchApi, type SearchApi, type SearchContext } from '#src/commerce/search-api.ts'
import { breakerOf } from './breakers.ts'
import { logged } from './logged.ts'
import { idHeaders, type UpstreamPorts } from './ports.ts'
import { throughBreaker } from './through-breaker.ts'

const deadline = 2_000

/** The search service, asked anew each time: what people type is seldom typed twice. */
export function openSearch(
  { settings, ids, fetch, ledger, log, now }: UpstreamPorts,
  context: SearchContext,
): SearchApi {
  const service = createHttp({
    baseUrl: settings.SEARCH_URL,
    fetch,
    headers: { authorization: `Bearer ${settings.SEARCH_KEY}`, ...idHeaders(ids) },
    deadline,
  })
  const http = throughBreaker(
    logged(service, 'search', ids.requestId, log),
    breakerOf('search', settings.SEARCH_URL),
  )
  return createSearchApi(async (call) => {
    const started = now()
    const note = (source: 'uncached' | 'failed') =>
      ledger.note({ route: call.route, source, duration: now() - started })
    try {
      const answer = await http(call)
      note('uncached')
      return answer
    } catch (error) {
      note('failed')
      throw error
    }
  }, context)
}
