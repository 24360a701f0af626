import { CombinedReply, isMissingIndex, retrievedContent } from './contract/search/combined.ts'
import { foundTags, retrievedAttributes, SearchReply } from './contract/search/search.ts'
import {
  chosenFacets,
  facetAttribute,
  filterExpressions,
  noSearchFilters,
  type SearchFacet,
  type SearchFilters,
  type SearchPlace,
  searchFacets,
} from './contract/search/search-filter.ts'
import type { Http } from './http.ts'
import { path } from './path.ts'
import { parseResponse, type ReportUnreadable, type Result } from './reply.ts'

/** The language, market and price list of a search. */
export interface SearchContext extends SearchPlace {
  language: string
}

/** What products are sorted by, instead of how well they match. */
export interface SearchSort {
  by: 'price' | 'createdAt' | 'name'
  order: 'asc' | 'desc'
}

/** A page of a search: `limit` hits from index `offset`. */
export interface SearchRequest {
  q: string
  limit: number
  offset: number
  filters?: SearchFilters
  sort?: SearchSort | null
  /** Whether products are counted by facet: of each, those that all other filters let through. */
  counted?: boolean
}

/** A search of products and content: a page of products, and the first `contentLimit` pages of content. */
export interface CombinedRequest extends SearchRequest {
  contentLimit: number
}

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'
const combinedRoute = 'POST /multi-search'

/** Words of content around the first match. */
const excerptLength = 20

const matching = {
  // The default strategy drops words from the end until something matches.
  matchingStrategy: 'all',
  highlightPreTag: foundTags.before,
  highlightPostTag: foundTags.after,
} as const

/** Creates the calls of the search service, one method each. They send the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, ...place }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  const productIndex = `products_${language}`
  const attributeOf = (facet: SearchFacet) => facetAttribute(facet, place)
  const sortOf = ({ by, order }: SearchSort) => `${by === 'price' ? attributeOf(by) : by}:${order}`
  const productQuery = ({ q, limit, offset, sort, counted, filters = noSearchFilters }: SearchRequest) => ({
    ...matching,
    q,
    limit,
    offset,
    attributesToRetrieve: retrievedAttributes,
    attributesToHighlight: ['name'],
    filter: filterExpressions(filters, place),
    ...(sort && { sort: [sortOf(sort)] }),
    ...(counted && { facets: searchFacets.map(attributeOf) }),
  })
  /** Searches that count the chosen facets as if nothing was chosen in them. */
  const facetQueries = ({ q, counted, filters = noSearchFilters }: SearchRequest) =>
    (counted ? chosenFacets(filters) : []).map((facet) => ({
      ...matching,
      indexUid: productIndex,
      q,
      limit: 0,
      filter: filterExpressions(filters, place, facet),
      facets: [attributeOf(facet)],
    }))
  const contentQuery = ({ q, contentLimit }: CombinedRequest) => ({
    ...matching,
    indexUid: `content_${language}`,
    q,
    limit: contentLimit,
    attributesToRetrieve: retrievedContent,
    attributesToHighlight: ['title', 'text'],
    attributesToCrop: ['text'],
    cropLength: excerptLength,
  })

  /** Products sold in the market, best match first. Throws `UpstreamError`. */
  async function products(request: SearchRequest): Promise<Result<SearchReply>> {
    const address = `${path('indexes', productIndex)}/search`
    const answer = await http({ method: 'POST', path: address, route, body: productQuery(request) })
    return parseResponse(SearchReply, answer, route, reportUnreadable)
  }

  return {
    products,

    /**
     * Products, and pages of the language's content, by one call. Where one of the indexes is missing the service
     * refuses the whole call; then products are asked for alone. Throws `UpstreamError`.
     */
    async combined(request: CombinedRequest): Promise<Result<CombinedReply>> {
      const queries = [
        { indexUid: productIndex, ...productQuery(request) },
        contentQuery(request),
        ...facetQueries(request),
      ]
      const answer = await http({
        method: 'POST',
        path: '/multi-search',
        route: combinedRoute,
        body: { queries },
      })
      if (!isMissingIndex(answer.body))
        return parseResponse(CombinedReply, answer, combinedRoute, reportUnreadable)
      const alone = await products(request)
      return alone.ok ? { ok: true, value: { products: alone.value, content: [] } } : alone
    },
  }
}
