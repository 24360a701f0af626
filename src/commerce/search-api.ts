import { foundTags, retrievedAttributes, SearchReply } from './contract/search/search.ts'
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

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'

/** Creates the calls of the search service, one method each. They send the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, market }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  return {
    /** Products sold in the market, best match first. Throws `UpstreamError`. */
    async products({ q, limit, offset }: SearchRequest): Promise<Result<SearchReply>> {
      const answer = await http({
        method: 'POST',
        path: `${path('indexes', `products_${language}`)}/search`,
        route,
        body: {
          q,
          limit,
          offset,
          // The default strategy drops words from the end until something matches.
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
