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
import { type FoundProducts, findProducts } from './find-products.ts'
import { foundCards } from './found-cards.ts'
import { maxSearchPages, parseSearch } from './search-query.ts'

/** Data of the search page's loader. */
export interface SearchData {
  screen: SearchScreen
  /** Top categories, when nothing was found. */
  categories: { name: string; uri: string }[]
  head: HeadTag[]
}

/** A search result with its texts. */
export interface SearchScreen {
  keyword: string
  heading: string
  /** A hint when there is no result. */
  hint: string
  pages: ListingPages
  /** Estimated total number of products. */
  count: number
  /** The search service is unavailable. */
  unavailable: boolean
}

/** Loads a search result: products from the index, prices and stock from the catalogue. */
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
    const found = await find(shop, keyword, range)
    const { hits, received, total, without, more } = found
    const last = lastPageOf(range, received, searchPageSize)
    // As in a listing, pages beyond the last are 404, even though something was found.
    if (range.first > 1 && last < range.last) throw new Response(null, { status: 404 })
    if (hits.length === 0) {
      const heading = i18n.t('search.none', { keyword })
      return { ...empty, heading, hint: i18n.t('search.noneHint') }
    }
    const count = Math.max(total, productsOf(range, searchPageSize).skipFirst + received)
    return {
      ...empty,
      heading: i18n.t('search.results', { count, keyword }),
      hint: without.length > 0 ? i18n.t('search.without', { words: without.join(' ') }) : '',
      pages: { ...empty.pages, first: range.first, last, cards: await foundCards(shop, found), more },
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
 * Loads pages before or after those shown; `range.last` is the page in the query. Throws a 503 `Response` when the
 * search service fails.
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
  return { ...noPages(shop), ...range, cards: await foundCards(shop, found), more: found.more }
}

function noPages({ region }: Shop): ListingPages {
  return { first: 1, last: 1, cards: [], more: false, country: region.country }
}

async function find(
  { search }: Shop,
  keyword: string,
  range: PageRange,
): Promise<FoundProducts & { more: boolean }> {
  const { skipFirst, limit } = productsOf(range, searchPageSize)
  const found = await findProducts(search, keyword, { limit, offset: skipFirst })
  // The estimated total may be wrong: a short page is the last.
  return { ...found, more: found.received === limit && range.last < maxSearchPages }
}
