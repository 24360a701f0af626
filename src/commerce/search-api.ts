import type * as v from 'valibot'
import { maxRankedHits } from '#src/config.ts'
import { path } from './call-path.ts'
import { type ContentHit, ContentReply, retrievedContent } from './contract/search/content-hit.ts'
import { numberKey } from './contract/search/number-key.ts'
import { NumbersReply, numberedAttributes } from './contract/search/number-search.ts'
import {
  foundTags,
  isUnprepared,
  MarkedReply,
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
import {
  parseResponse,
  type RawResponse,
  type ReportUnreadable,
  type Result,
  resultOrNull,
  UpstreamError,
} from './reply.ts'

/** The language, market and price list of a search. */
export interface SearchContext extends SearchPlace {
  language: string
}

/** The sorting of products, instead of relevance. */
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
  /** True to count products by facet: for each, those that all other filters match. */
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
  /** The first pages of content that are searched for, and their words if they are not those of `q`. */
  contentLimit: number
  contentWords?: string
  /** Also reads the words by which the best hits were found. */
  matched?: boolean
}

/** The results: products, products by their number, and pages of content. */
export interface Combined {
  products: SearchReply
  numbered: SearchReply
  content: readonly ContentHit[]
  /** The words by which each of the best hits was found; empty unless they were requested. */
  matched: readonly (readonly string[])[]
  /** False if the index lacks settings, so that products are neither counted nor narrowed by model year. */
  isPrepared: boolean
}

export type SearchApi = ReturnType<typeof createSearchApi>

const route = 'POST /indexes/products_{language}/search'
const contentRoute = 'POST /indexes/content_{language}/search'
const severalRoute = 'POST /multi-search'
/** The path of the one call that not every service, and not every key, has. */
export const severalPath = '/multi-search'

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

const indexOf = (language: string) => `products_${language}`

const nothing: SearchReply = { hits: [], received: 0, total: 0, counts: {}, ranges: {} }

/** Creates the calls of the search service, one method each. They send the key, so they run on the server only. */
export function createSearchApi(
  http: Http,
  { language, ...place }: SearchContext,
  reportUnreadable?: ReportUnreadable,
) {
  const indexUid = indexOf(language)
  const pathOf = (index: string) => `${path('indexes', index)}/search`
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
  /** A search that counts a chosen facet as if nothing was chosen in it. */
  const facetQuery = ({ q, filters = noSearchFilters }: SearchRequest, facet: SearchFacet) => ({
    ...matching,
    q,
    limit: 0,
    filter: filterExpressions(filters, place, facet),
    facets: [attributeOf(facet)],
  })
  const contentQuery = ({ q, contentLimit, contentWords = q }: CombinedRequest) => ({
    ...matching,
    q: contentWords,
    limit: contentLimit,
    attributesToRetrieve: retrievedContent,
    attributesToHighlight: ['title', 'text'],
    attributesToCrop: ['text'],
    cropLength: excerptLength,
  })
  /** The same products as the query finds, as the words it finds them by. */
  const matchedQuery = ({ q, filters = noSearchFilters }: SearchRequest) => ({
    ...matching,
    q,
    limit: matchedHits,
    attributesToRetrieve: ['product'],
    attributesToHighlight: wordAttributes,
    filter: filterExpressions(filters, place),
  })

  const searchProducts = (body: object, index = indexUid) =>
    http({ method: 'POST', path: pathOf(index), route, body })
  const read = <S extends v.GenericSchema>(schema: S, answer: RawResponse) =>
    parseResponse(schema, answer, route, reportUnreadable)

  /** Products sold in the market, best match first. Throws `UpstreamError`. */
  const products = async (request: ProductQuery) =>
    read(SearchReply, await searchProducts(productQuery(request)))

  /** The reply that `products` reads; null if the index lacks settings that the request needs. */
  async function preparedProducts(request: ProductQuery): Promise<Result<SearchReply> | null> {
    const answer = await searchProducts(productQuery(request))
    return isUnprepared(answer.body) ? null : read(SearchReply, answer)
  }

  /** Pages of the language's content; none where they cannot be had. */
  async function content(request: CombinedRequest): Promise<readonly ContentHit[]> {
    if (request.contentLimit === 0) return []
    const call = { path: pathOf(`content_${language}`), route: contentRoute, body: contentQuery(request) }
    const reply = await resultOrNull(async () =>
      parseResponse(ContentReply, await http({ method: 'POST', ...call }), contentRoute, reportUnreadable),
    )
    return reply?.ok ? reply.value : []
  }

  /** The words by which the best hits of a search were found; none where they cannot be had. */
  async function matchedWords(request: CombinedRequest): Promise<readonly (readonly string[])[]> {
    if (!request.matched) return []
    const reply = await resultOrNull(async () =>
      read(MarkedReply, await searchProducts(matchedQuery(request))),
    )
    return reply?.ok ? reply.value : []
  }

  /**
   * Searches of products by one call of `multi-search`; null where the service does not have that call, or not for this
   * key. Throws `UpstreamError` for every other failure.
   */
  async function together(queries: readonly object[]): Promise<SearchReply[] | null> {
    const body = { queries: queries.map((query) => ({ indexUid, ...query })) }
    try {
      const answer = await http({ method: 'POST', path: severalPath, route: severalRoute, body })
      const reply = parseResponse(SearchReplies, answer, severalRoute, reportUnreadable)
      if (reply.ok) return reply.value.results
      if (reply.status === 429) throw new UpstreamError('status', severalRoute, { status: reply.status })
      return null
    } catch (error) {
      const isRefused = error instanceof UpstreamError && isAbsent(error.status)
      if (!isRefused) throw error
      return null
    }
  }

  /** The chosen facets, each counted as if nothing was chosen in it; null where they cannot be counted. */
  async function facetCounts(request: SearchRequest): Promise<SearchReply[] | null> {
    const [only, ...others] = chosenIn(request)
    if (!only) return []
    if (others.length > 0)
      return resultOrNull(() => together([only, ...others].map((facet) => facetQuery(request, facet))))
    const reply = await resultOrNull(async () =>
      read(SearchReply, await searchProducts(facetQuery(request, only))),
    )
    return reply?.ok ? [reply.value] : null
  }

  /** The results with the counts of the chosen facets; without those that cannot be counted. */
  function withCounts(
    request: SearchRequest,
    found: SearchReply,
    facets: readonly SearchReply[] | null,
  ): SearchReply {
    const chosen = chosenIn(request).map(attributeOf)
    const others = Object.entries(found.counts).filter(([attribute]) => !chosen.includes(attribute))
    return {
      ...found,
      counts: Object.assign(Object.fromEntries(others), ...(facets ?? []).map(({ counts }) => counts)),
      ranges: Object.assign({}, found.ranges, ...(facets ?? []).map(({ ranges }) => ranges)),
    }
  }

  return {
    products,

    /**
     * Runs several product searches, by one call where the service has one for them; replies in the order of the requests.
     * Throws `UpstreamError`.
     */
    async several(requests: readonly ProductQuery[]): Promise<Result<SearchReply[]>> {
      const found = await together(requests.map(productQuery))
      if (found) return { ok: true, value: found }
      const replies = await Promise.all(requests.map(products))
      const refused = replies.find((reply) => !reply.ok)
      if (refused && !refused.ok) return refused
      return { ok: true, value: replies.flatMap((reply) => (reply.ok ? reply.value : [])) }
    },

    /**
     * Runs a product search in the indexes of other languages, by one call where the service has one for several;
     * replies in the order of the languages, null for those that cannot be searched. Throws `UpstreamError`.
     */
    async inLanguages(request: SearchRequest, languages: readonly string[]): Promise<(SearchReply | null)[]> {
      if (languages.length === 0) return []
      const query = productQuery(request)
      const found = await together(languages.map((other) => ({ ...query, indexUid: indexOf(other) })))
      if (found) return found
      return Promise.all(
        languages.map(async (other) => {
          const reply = await resultOrNull(async () =>
            read(SearchReply, await searchProducts(query, indexOf(other))),
          )
          return reply?.ok ? reply.value : null
        }),
      )
    },

    /**
     * Products and pages of the language's content, by one concurrent call each; if requested also products with a
     * number, matched words and counts of chosen facets. Products with a number need not fit a model year. Everything
     * but the products is left out on failure. Throws `UpstreamError` if the products are unavailable.
     */
    async combined(request: CombinedRequest): Promise<Result<Combined>> {
      const { numbers, limit } = request.numbered
      const { sort = null } = request
      const { modelYears: _, ...filters } = request.filters ?? noSearchFilters
      const [counted, numbered, pages, matched, facets] = await Promise.all([
        preparedProducts(request),
        numbers.length > 0 ? preparedProducts({ q: '', limit, offset: 0, numbers, filters, sort }) : null,
        content(request),
        matchedWords(request),
        facetCounts(request),
      ])
      const found = counted ?? (await products({ ...request, filters, counted: false }))
      if (!found.ok) return found
      return {
        ok: true,
        value: {
          products: withCounts(request, found.value, facets),
          numbered: numbered?.ok ? numbered.value : nothing,
          content: pages,
          matched,
          isPrepared: counted !== null,
        },
      }
    },

    /** The results of a search, with its chosen facets counted as if nothing was chosen in them. */
    recounted: async (request: SearchRequest, found: SearchReply): Promise<SearchReply> =>
      withCounts(request, found, await facetCounts(request)),

    /**
     * Products sold in the market that have one of these numbers, given as `numberKey` makes them; at most
     * `maxRankedHits`. Throws `UpstreamError`.
     */
    async byNumbers(keys: readonly string[]): Promise<Result<NumbersReply>> {
      const query = {
        q: '',
        limit: maxRankedHits,
        attributesToRetrieve: numberedAttributes,
        filter: [...filterExpressions(noSearchFilters, place), `numberKeys IN ${JSON.stringify(keys)}`],
      }
      return read(NumbersReply, await searchProducts(query))
    },
  }
}

/** The facets that a search is narrowed by, where it counts. */
function chosenIn({ counted, filters = noSearchFilters }: SearchRequest): SearchFacet[] {
  return counted ? chosenFacets(filters) : []
}

/** True if a status means that a call does not exist, or is not permitted for this key. */
function isAbsent(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 429
}

/** A product has one of the numbers, or has replaced one that had it. */
function hasNumber(numbers: readonly string[]): string {
  const keys = numbers.map((number) => JSON.stringify(numberKey(number))).join(', ')
  return `numberKeys IN [${keys}] OR replacedKeys IN [${keys}]`
}
