import { numberKey } from './contract/search/number-key.ts'
import {
  foundTags,
  retrievedAttributes,
  retrievedWithNumbers,
  SearchReplies,
  SearchReply,
} from './contract/search/search.ts'
import type { Http } from './http.ts'
import { path } from './path.ts'
import { parseResponse, type ReportUnreadable, type Result } from './reply.ts'

/** The language and market of a search. */
export interface SearchContext {
  language: string
  market: number
}

/** A page of a search: `limit` hits from index `offset`. */
export interface SearchRequest {
  q: string
  limit: number
  offset: number
}

/** A page of a search among the products that have one of these numbers, by keys as `numberKey` makes them. */
export interface ProductQuery extends SearchRequest {
  numbers?: readonly string[]
}

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'
const severalRoute = 'POST /multi-search'

/** Creates the calls of the search service, one method each. They send the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, market }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  const index = `products_${language}`
  const query = ({ q, limit, offset, numbers }: ProductQuery) => ({
    q,
    limit,
    offset,
    // The default strategy drops words from the end until something matches.
    matchingStrategy: 'all',
    attributesToRetrieve: numbers ? retrievedWithNumbers : retrievedAttributes,
    attributesToHighlight: ['name'],
    highlightPreTag: foundTags.before,
    highlightPostTag: foundTags.after,
    filter: [`markets = ${market}`, ...(numbers ? [hasNumber(numbers)] : [])],
  })

  return {
    /** Products sold in the market, best match first. Throws `UpstreamError`. */
    async products(request: ProductQuery): Promise<Result<SearchReply>> {
      const answer = await http({
        method: 'POST',
        path: `${path('indexes', index)}/search`,
        route,
        body: query(request),
      })
      return parseResponse(SearchReply, answer, route, reportUnreadable)
    },

    /** The same for several searches, by one call. Throws `UpstreamError`. */
    async several(requests: readonly ProductQuery[]): Promise<Result<SearchReply[]>> {
      const queries = requests.map((request) => ({ indexUid: index, ...query(request) }))
      const answer = await http({
        method: 'POST',
        path: '/multi-search',
        route: severalRoute,
        body: { queries },
      })
      const reply = parseResponse(SearchReplies, answer, severalRoute, reportUnreadable)
      return reply.ok ? { ok: true, value: reply.value.results } : reply
    },
  }
}

/** A product has one of the numbers, or has replaced one that had it. */
function hasNumber(numbers: readonly string[]): string {
  const keys = numbers.map((number) => JSON.stringify(numberKey(number))).join(', ')
  return `numberKeys IN [${keys}] OR replacedKeys IN [${keys}]`
}
