import {
  CombinedReply,
  isIndexMissing,
  isUnprepared,
  MarkedCombinedReply,
  retrievedContent,
} from './contract/search/combined.ts'
import { numberKey } from './contract/search/number-key.ts'
import { NumbersReply, numberedAttributes } from './contract/search/number-search.ts'
import {
  foundTags,
  retrievedAttributes,
  retrievedWithNumbers,
  SearchReplies,
  SearchReply,
  wordAttributes,
} from './contract/search/search.ts'
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
import {
  parseResponse,
  type RawResponse,
  type ReportUnreadable,
  type Result,
  UpstreamError,
} from './reply.ts'

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

/** A page of a search among the products that have one of these numbers, by keys as `numberKey` makes them. */
export interface ProductQuery extends SearchRequest {
  numbers?: readonly string[]
}

/** Searches that are answered together. */
export interface CombinedRequest extends SearchRequest {
  /** Also searches for products with one of these numbers: at most `limit` of them. */
  numbered: { numbers: readonly string[]; limit: number }
  /** The first pages of content that are searched for. */
  contentLimit: number
  /** Also reads the words by which the best hits were found. */
  matched?: boolean
}

/** What was found: products, products by their number, and pages of content. */
export interface Combined {
  products: SearchReply
  numbered: SearchReply
  content: CombinedReply['content']
  /** For each of the best hits, the words it was found by; none unless they were asked for. */
  matched: readonly (readonly string[])[]
}

/** Most hits of one request: more than the service ranks by its own default are not sent. */
export const maxNumberHits = 1_000

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'
const severalRoute = 'POST /multi-search'

/** Words of content around the first match. */
const excerptLength = 20
/** Best hits whose matched words are read. */
const matchedHits = 3

const matching = {
  // The default strategy drops words from the end until something matches.
  matchingStrategy: 'all',
  highlightPreTag: foundTags.before,
  highlightPostTag: foundTags.after,
} as const

const nothing: SearchReply = { hits: [], received: 0, total: 0, counts: {}, ranges: {} }

/** Creates the calls of the search service, one method each. They send the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, ...place }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  const indexUid = `products_${language}`
  const attributeOf = (facet: SearchFacet) => facetAttribute(facet, place)
  const sortOf = ({ by, order }: SearchSort) => `${by === 'price' ? attributeOf(by) : by}:${order}`
  const productQuery = (request: ProductQuery) => {
    const { q, limit, offset, sort, counted, numbers, filters = noSearchFilters } = request
    return {
      ...matching,
      q,
      limit,
      offset,
      attributesToRetrieve: numbers ? retrievedWithNumbers : retrievedAttributes,
      attributesToHighlight: ['name'],
      filter: [...filterExpressions(filters, place), ...(numbers ? [hasNumber(numbers)] : [])],
      ...(sort && { sort: [sortOf(sort)] }),
      ...(counted && { facets: searchFacets.map(attributeOf) }),
    }
  }
  /** Searches that count the chosen facets as if nothing was chosen in them. */
  const facetQueries = ({ q, counted, filters = noSearchFilters }: SearchRequest) =>
    (counted ? chosenFacets(filters) : []).map((facet) => ({
      ...matching,
      indexUid,
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
  /** In the place of a search of content where there is none: it finds nothing. */
  const noContentQuery = { indexUid, q: '', limit: 0 }
  /** The same products as the query finds, as the words it finds them by. */
  const matchedQuery = ({ q, filters = noSearchFilters }: SearchRequest) => ({
    ...matching,
    indexUid,
    q,
    limit: matchedHits,
    attributesToRetrieve: ['product'],
    attributesToHighlight: wordAttributes,
    filter: filterExpressions(filters, place),
  })
  const askSeveral = (queries: readonly object[]) =>
    http({ method: 'POST', path: '/multi-search', route: severalRoute, body: { queries } })

  /** Products sold in the market, best match first. Throws `UpstreamError`. */
  async function products(request: ProductQuery): Promise<Result<SearchReply>> {
    const address = `${path('indexes', indexUid)}/search`
    const answer = await http({ method: 'POST', path: address, route, body: productQuery(request) })
    return parseResponse(SearchReply, answer, route, reportUnreadable)
  }

  /** The reply to combined searches; null where its results are not those of the searches. */
  function readCombined(answer: RawResponse, schema: typeof CombinedReply | typeof MarkedCombinedReply) {
    try {
      return parseResponse(schema, answer, severalRoute, reportUnreadable)
    } catch (error) {
      if (!(error instanceof UpstreamError && error.breakage === 'schema')) throw error
      reportUnreadable?.({ route: severalRoute, paths: ['results'] })
      return null
    }
  }

  return {
    products,

    /** Runs several product searches in one call; replies in the order of the requests. Throws `UpstreamError`. */
    async several(requests: readonly ProductQuery[]): Promise<Result<SearchReply[]>> {
      const answer = await askSeveral(requests.map((request) => ({ indexUid, ...productQuery(request) })))
      const reply = parseResponse(SearchReplies, answer, severalRoute, reportUnreadable)
      return reply.ok ? { ok: true, value: reply.value.results } : reply
    },

    /**
     * Products, those with a number, and pages of the language's content, by one call. The service refuses the whole
     * call where one of the indexes is missing, or has other settings. Where one is missing, content is left out; where
     * that is refused too, and where the reply cannot be read, products are asked for alone. Throws `UpstreamError`.
     */
    async combined(request: CombinedRequest): Promise<Result<Combined>> {
      const { numbers, limit } = request.numbered
      const { filters = noSearchFilters, sort = null } = request
      const byNumber =
        numbers.length > 0 ? [productQuery({ q: '', limit, offset: 0, numbers, filters, sort })] : []
      const queriesWith = (ofContent: object) => [
        { indexUid, ...productQuery(request) },
        ofContent,
        ...(request.matched ? [matchedQuery(request)] : []),
        ...byNumber.map((query) => ({ indexUid, ...query })),
        ...facetQueries(request),
      ]
      const whole = await askSeveral(queriesWith(contentQuery(request)))
      const answer = isIndexMissing(whole.body) ? await askSeveral(queriesWith(noContentQuery)) : whole
      const reply = isUnprepared(answer.body)
        ? null
        : readCombined(answer, request.matched ? MarkedCombinedReply : CombinedReply)
      if (reply && !reply.ok) return reply
      if (!reply) {
        const alone = await products({ ...request, counted: false })
        return alone.ok
          ? { ok: true, value: { products: alone.value, numbered: nothing, content: [], matched: [] } }
          : alone
      }
      const { products: found, content, further } = reply.value
      const matched = 'matched' in reply.value ? reply.value.matched : []
      const [numbered = nothing] = further.splice(0, byNumber.length)
      return { ok: true, value: { products: withCounts(found, further), numbered, content, matched } }
    },

    /** What a search has found, with its chosen facets counted as if nothing was chosen in them. Throws `UpstreamError`. */
    async recounted(request: SearchRequest, found: SearchReply): Promise<Result<SearchReply>> {
      const queries = facetQueries(request)
      if (queries.length === 0) return { ok: true, value: found }
      const answer = await askSeveral(queries)
      const reply = parseResponse(SearchReplies, answer, severalRoute, reportUnreadable)
      return reply.ok ? { ok: true, value: withCounts(found, reply.value.results) } : reply
    },

    /**
     * Products sold in the market that have one of these numbers, given as `numberKey` makes them; at most
     * `maxNumberHits`. Throws `UpstreamError`.
     */
    async byNumbers(keys: readonly string[]): Promise<Result<NumbersReply>> {
      const answer = await http({
        method: 'POST',
        path: `${path('indexes', indexUid)}/search`,
        route,
        body: {
          q: '',
          limit: maxNumberHits,
          attributesToRetrieve: numberedAttributes,
          filter: [...filterExpressions(noSearchFilters, place), `numberKeys IN ${JSON.stringify(keys)}`],
        },
      })
      return parseResponse(NumbersReply, answer, route, reportUnreadable)
    },
  }
}

function withCounts(found: SearchReply, facets: readonly SearchReply[]): SearchReply {
  const counts = Object.assign({}, found.counts, ...facets.map((facet) => facet.counts))
  const ranges = Object.assign({}, found.ranges, ...facets.map((facet) => facet.ranges))
  return { ...found, counts, ranges }
}

/** A product has one of the numbers, or has replaced one that had it. */
function hasNumber(numbers: readonly string[]): string {
  const keys = numbers.map((number) => JSON.stringify(numberKey(number))).join(', ')
  return `numberKeys IN [${keys}] OR replacedKeys IN [${keys}]`
}
