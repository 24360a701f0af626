import type { SearchReply } from '#src/commerce/contract/search.ts'
import { replyOrNull, UpstreamError } from '#src/commerce/reply.ts'
import { mostPagesAtOnce, searchPageSize } from '#src/config.ts'
import type { ProductCard } from '#src/features/catalogue/product-card.ts'
import type { FurtherPage } from '#src/features/catalogue/use-more-pages.ts'
import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'
import { foundCards } from './found-cards.ts'
import { maxSearchPages, readSearch, searchAddress } from './keyword.ts'

/** What a search found, in words. */
export interface SearchScreen {
  keyword: string
  heading: string
  /** What to do where there is nothing to show. */
  hint: string
  cards: ProductCard[]
  /** Products in all, as far as the service can tell. */
  count: number
  page: number
  more: boolean
  /** The address of what comes before what is shown. */
  previous: string | null
  /** The search service does not answer: the catalogue does. */
  unavailable: boolean
}

/** Asks the index which products, and the catalogue what they cost here and whether they can be had. */
export async function loadSearch(
  shop: Shop,
  query: URLSearchParams,
  report: (error: unknown) => void,
): Promise<SearchScreen> {
  const terms = createTerms(shop.locale)
  const { keyword, page } = readSearch(query)
  const firstPage = page <= mostPagesAtOnce ? 1 : page
  const empty = { keyword, cards: [], count: 0, page, more: false, previous: null, unavailable: false }
  if (keyword === '') {
    return { ...empty, heading: terms.t('search.prompt'), hint: terms.t('search.promptHint') }
  }
  try {
    const { hits, total, more } = await find(shop, keyword, firstPage, page)
    // Beyond the end there is no page, as in a listing; that does not mean that nothing was found.
    if (hits.length === 0 && firstPage > 1) throw new Response(null, { status: 404 })
    if (hits.length === 0) {
      const heading = terms.t('search.none', { keyword })
      return { ...empty, heading, hint: terms.t('search.noneHint') }
    }
    const count = Math.max(total, (firstPage - 1) * searchPageSize + hits.length)
    return {
      ...empty,
      heading: terms.t('search.results', { count, keyword }),
      hint: '',
      cards: await foundCards(shop, hits),
      count,
      more,
      previous: firstPage > 1 ? searchAddress(keyword, firstPage - 1) : null,
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    report(error)
    return {
      ...empty,
      unavailable: true,
      heading: terms.t('search.unavailable'),
      hint: terms.t('search.unavailableHint'),
    }
  }
}

/** The page after those a screen already shows. Throws a 503 `Response` when the search service does not answer. */
export async function loadSearchPage(shop: Shop, query: URLSearchParams): Promise<FurtherPage> {
  const { keyword, page } = readSearch(query)
  if (keyword === '') return { page, cards: [], more: false }
  const found = await replyOrNull(() => find(shop, keyword, page, page))
  if (!found) throw new Response(null, { status: 503 })
  return { page, cards: await foundCards(shop, found.hits), more: found.more }
}

async function find(
  { search }: Shop,
  keyword: string,
  firstPage: number,
  page: number,
): Promise<SearchReply & { more: boolean }> {
  const limit = (page - firstPage + 1) * searchPageSize
  const offset = (firstPage - 1) * searchPageSize
  const reply = await search.products({ q: keyword, limit, offset })
  if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
  // An estimate of the whole may be wrong: the end is a page that comes back short.
  return { ...reply.value, more: reply.value.hits.length === limit && page < maxSearchPages }
}
