import { UpstreamError } from '#src/commerce/reply.ts'
import { mostPagesAtOnce, searchPageSize } from '#src/config.ts'
import { readPage } from '#src/features/catalogue/listing.ts'
import type { ProductCard } from '#src/features/catalogue/product-card.ts'
import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'
import { foundCards } from './found-cards.ts'
import { keywordField, mostPages, readKeyword, searchAddress } from './keyword.ts'

/** What a search found, in words. */
export interface SearchScreen {
  keyword: string
  heading: string
  /** What to do where there is nothing to show. */
  hint: string
  cards: ProductCard[]
  /** How many of them: "40 of 1,000 products". */
  shown: string
  /** Addresses of what comes before and after what is shown. */
  previous: string | null
  next: string | null
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
  const keyword = readKeyword(query.get(keywordField))
  const page = Math.min(readPage(query.get('page')), mostPages)
  const firstPage = page <= mostPagesAtOnce ? 1 : page
  const empty = { keyword, cards: [], shown: '', previous: null, next: null, unavailable: false }
  if (keyword === '') {
    return { ...empty, heading: terms.t('search.prompt'), hint: terms.t('search.promptHint') }
  }
  try {
    const limit = (page - firstPage + 1) * searchPageSize
    const offset = (firstPage - 1) * searchPageSize
    const reply = await shop.search.products({ q: keyword, limit, offset })
    if (!reply.ok) throw new UpstreamError('status', 'search', { status: reply.status })
    const { hits, total } = reply.value
    const cards = await foundCards(shop, hits)
    if (hits.length === 0) {
      const heading = terms.t('search.none', { keyword })
      return { ...empty, heading, hint: terms.t('search.noneHint') }
    }
    const count = Math.max(total, offset + hits.length)
    return {
      ...empty,
      heading: terms.t('search.results', { count, keyword }),
      hint: '',
      cards,
      shown: shop.i18n.t('catalogue.count', { shown: cards.length, count }),
      previous: firstPage > 1 ? searchAddress(keyword, firstPage - 1) : null,
      // An estimate of the whole may be wrong: the end is a page that comes back short.
      next: hits.length === limit && page < mostPages ? searchAddress(keyword, page + 1) : null,
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
