import { foundTags, retrievedAttributes, SearchReply } from './contract/search/search.ts'
import type { Http } from './http.ts'
import { path } from './path.ts'
import { parseResponse, type ReportUnreadable, type Result } from './reply.ts'

/** Whose words and assortment are searched. */
export interface SearchContext {
  language: string
  market: number
}

/** One page of a search: `limit` hits from the one at `offset`. */
export interface SearchRequest {
  q: string
  limit: number
  offset: number
}

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'

/** The search service's calls, one a method. They carry the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, market }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  return {
    /** Products of this market, best first. Throws `UpstreamError`. */
    async products({ q, limit, offset }: SearchRequest): Promise<Result<SearchReply>> {
      const answer = await http({
        method: 'POST',
        path: `${path('indexes', `products_${language}`)}/search`,
        route,
        body: {
          q,
          limit,
          offset,
          // The service's default drops words from the end until something is found.
          matchingStrategy: 'all',
          attributesToRetrieve: retrievedAttributes,
          attributesToHighlight: ['name'],
          highlightPreTag: foundTags.before,
          highlightPostTag: foundTags.after,
          filter: `markets = ${market}`,
        },
      })
      return parseResponse(SearchReply, answer, route, reportUnreadable)
    },
  }
}
