import type { SearchReply } from '#src/commerce/contract/search/search.ts'
import { resultOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { searchPageSize } from '#src/config.ts'
import type { HeadTag } from '#src/effects/router/screen-head.tsx'
import {
  documentPages,
  lastPageOf,
  type PageRange,
  productsOf,
} from '#src/features/catalogue/listing/listing.ts'
import type { ListingPages } from '#src/features/catalogue/listing/listing-pages.ts'
import type { Shop } from '#src/shop.ts'
import { foundCards } from './found-cards.ts'
import { maxSearchPages, parseSearch } from './search-query.ts'

/** What the loader of the search's screen brings. */
export interface SearchData {
  screen: SearchScreen
  /** The top categories, where nothing was found. */
  categories: { name: string; uri: string }[]
  head: HeadTag[]
}

/** What a search found, in words. */
export interface SearchScreen {
  keyword: string
  heading: string
  /** What to do where there is nothing to show. */
  hint: string
  pages: ListingPages
  /** Products in all, as far as the service can tell. */
  count: number
  /** The search service does not answer: the catalogue does. */
  unavailable: boolean
}

/** Asks the index which products, and the catalogue what they cost here and whether they can be had. */
export async function loadSearch(
  shop: Shop,
  query: URLSearchParams,
  report: (error: unknown) => void,
): Promise<SearchScreen> {
  const { i18n } = shop
  const { keyword, page } = parseSearch(query)
  const range = documentPages(page)
  const empty = { keyword, pages: noPages(shop), count: 0, unavailable: false }
  if (keyword === '') {
    return { ...empty, heading: i18n.t('search.prompt'), hint: i18n.t('search.promptHint') }
  }
  try {
    const { hits, received, total, more } = await find(shop, keyword, range)
    const last = lastPageOf(range, received, searchPageSize)
    // Beyond the end there is no page, as in a listing; that does not mean that nothing was found.
    if (range.first > 1 && last < range.last) throw new Response(null, { status: 404 })
    if (hits.length === 0) {
      const heading = i18n.t('search.none', { keyword })
      return { ...empty, heading, hint: i18n.t('search.noneHint') }
    }
    const count = Math.max(total, productsOf(range, searchPageSize).skipFirst + received)
    return {
      ...empty,
      heading: i18n.t('search.results', { count, keyword }),
      hint: '',
      pages: { ...empty.pages, first: range.first, last, cards: await foundCards(shop, hits), more },
      count,
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return {
      ...empty,
      unavailable: true,
      heading: i18n.t('search.unavailable'),
      hint: i18n.t('search.unavailableHint'),
    }
  }
}

/**
 * The pages before or after those a screen already shows; `range.last` is the page the query names. Throws a 503
 * `Response` when the search service does not answer.
 */
export async function loadSearchPages(
  shop: Shop,
  query: URLSearchParams,
  range: PageRange,
): Promise<ListingPages> {
  const { keyword } = parseSearch(query)
  if (keyword === '' || range.last > maxSearchPages) return { ...noPages(shop), ...range }
  const found = await resultOrNull(() => find(shop, keyword, range))
  if (!found) throw new Response(null, { status: 503 })
  return { ...noPages(shop), ...range, cards: await foundCards(shop, found.hits), more: found.more }
}

function noPages({ region }: Shop): ListingPages {
  return { first: 1, last: 1, cards: [], more: false, country: region.country }
}

async function find(
  { search }: Shop,
  keyword: string,
  range: PageRange,
): Promise<SearchReply & { more: boolean }> {
  const { skipFirst, limit } = productsOf(range, searchPageSize)
  const reply = await search.products({ q: keyword, limit, offset: skipFirst })
  if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
  // An estimate of the whole may be wrong: the end is a page that comes back short.
  return { ...reply.value, more: reply.value.received === limit && range.last < maxSearchPages }
}
