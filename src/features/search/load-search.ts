import { redirect } from 'react-router'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { combinedSearchSize, maxRankedHits, searchPageSize } from '#src/config.ts'
import type { HeadTag } from '#src/effects/router/screen-head.tsx'
import { loadCarQuestions } from '#src/features/catalogue/listing/car/car-questions.ts'
import { foundScope } from '#src/features/catalogue/listing/car/car-scope.ts'
import { ofAllCars, resolveCar } from '#src/features/catalogue/listing/car/listing-car.ts'
import {
  documentPages,
  hasOtherFilters,
  lastPageOf,
  type PageRange,
  productsOf,
} from '#src/features/catalogue/listing/listing.ts'
import { listingFacets } from '#src/features/catalogue/listing/listing-facets.ts'
import { listingText } from '#src/features/catalogue/listing/listing-text.ts'
import type { ListingScreen } from '#src/features/catalogue/listing/load-listing.ts'
import { withNarrowestCategories } from '#src/features/catalogue/listing/narrowest-categories.ts'
import type { ListingPages } from '#src/features/catalogue/listing/pages/listing-pages.ts'
import type { CarOffer } from '#src/features/garage/offer/load-car-offer.ts'
import type { Shop } from '#src/shop.ts'
import type { Answer } from './answer/build-answer.ts'
import type { CarLead } from './car/car-lead.ts'
import { type Found, findProducts, isMissed } from './find-products.ts'
import { foundCards } from './found-cards.ts'
import { type FoundPage, foundPages } from './found-pages.ts'
import { loadNearest, type NearestParts } from './nearest/load-nearest.ts'
import { meantNotes, type SearchNote, searchNotes } from './notes/search-notes.ts'
import { numberedPath } from './number-match.ts'
import { hasWord } from './query-text.ts'
import { createSearchAids } from './search-aids.ts'
import { countedFilters, mayBeForCars, narrowing, priceRange, uncountedFields } from './search-facets.ts'
import { maxSearchPages, parseSearch, type SearchQuery } from './search-query.ts'
import type { SearchStart } from './start/search-start.ts'

export interface SearchData {
  screen: SearchScreen
  /** Null unless the keyword names a part and a car. */
  answer: Answer | null
  /** Null if there are results, or filters that may be removed. */
  start: SearchStart | null
  carOffer: CarOffer | null
  /** Null without an offered car. */
  carLead: CarLead | null
  head: HeadTag[]
}

export interface SearchScreen extends Omit<ListingScreen, 'children'> {
  query: SearchQuery
  heading: string
  hint: string
  notes: SearchNote[]
  nearest: NearestParts | null
  /** Information pages and answers to frequent questions, next to the products. */
  content: { heading: string; pages: FoundPage[] } | null
  /** True if no part has the keyword as its number, and none has all of its words. */
  missed: boolean
  unavailable: boolean
}

/**
 * Loads a search result: products and content from the index, prices and stock from the catalogue. Throws a redirect to
 * the only product that has the keyword as its number.
 */
export async function loadSearch(
  shop: Shop,
  query: URLSearchParams,
  report: (error: unknown) => void,
): Promise<SearchScreen> {
  const { i18n } = shop
  const { query: asked, car } = await resolveSearch(shop, query)
  const { keyword } = asked
  const range = documentPages(asked.page)
  const empty: Omit<SearchScreen, 'heading' | 'hint'> = {
    query: asked,
    pages: noPages(shop),
    notes: [],
    nearest: null,
    content: null,
    missed: false,
    count: 0,
    atLeast: false,
    facets: [],
    active: [],
    scope: null,
    text: listingText(i18n, 0, 'order.relevance'),
    columns: [],
    unavailable: false,
  }
  const hint = i18n.t(shop.forCars ? 'search.promptHint' : 'search.promptHintWithoutCars')
  if (keyword === '') return { ...empty, heading: i18n.t('search.prompt'), hint }
  if (!hasWord(keyword)) return { ...empty, heading: i18n.t('search.noWord', { keyword }), hint }
  try {
    // The car of the address narrows a search, but is no part of it.
    const { filters } = car ? ofAllCars(asked) : asked
    const isPlain = asked.page === 1 && filters.size === 0 && asked.order === 'Standard'
    // Only then the best hits come first, whose words explain the others.
    const { found: products, showsAll } = await findForCar(shop, asked, range, {
      contentLimit: combinedSearchSize,
      explained: isPlain,
    })
    const { hits, received, total, without, numbered, content, more, corrected } = products
    if (numbered?.uri && isPlain) throw redirect(numberedPath(numbered.uri, keyword))
    const last = lastPageOf(range, received, searchPageSize)
    // As in a listing, pages beyond the last are 404, even though products were found.
    if (range.first > 1 && last < range.last) throw new Response(null, { status: 404 })
    const contentPages = foundPages(content.slice(0, combinedSearchSize))
    const beside = contentPages.length > 0 ? { heading: i18n.t('search.pages'), pages: contentPages } : null
    // If nothing is known about cars, the car of the address is neither a filter nor named.
    const isForCars = filters.size > 0 || mayBeForCars(products, shop)
    const counted = await countedFilters(shop, products, asked)
    const found = isForCars ? counted : counted.filter(({ field }) => field !== vehicleField)
    const narrowed = {
      ...empty,
      query: { ...asked, page: Math.max(1, last) },
      ...listingFacets(i18n, {
        ...{ found, base: found, query: asked, car },
        uncounted: uncountedFields(products, shop),
        prices: priceRange(products, asked, shop),
      }),
      content: beside,
    }
    if (hits.length === 0 && filters.size === 0) {
      const none = beside ? 'search.noParts' : 'search.none'
      const near = beside ? null : await loadNearest(shop, keyword, products.guesses, report)
      return {
        ...empty,
        notes: meantNotes(i18n, near?.meant ?? null),
        nearest: near?.parts ?? null,
        content: beside,
        missed: true,
        heading: i18n.t(none, { keyword }),
        hint: i18n.t('search.noneHint'),
      }
    }
    const count = Math.max(total, productsOf(range, searchPageSize).skipFirst + received)
    // The service counts no further.
    const atLeast = total === maxRankedHits
    const cards = await foundCards(shop, products)
    const decided = cards.map(({ product, fit }) => ({ product, fitSummary: fit }))
    const questions = car ? await loadCarQuestions(shop, decided, car) : []
    return {
      ...narrowed,
      heading: i18n.t(atLeast ? 'search.resultsAtLeast' : 'search.results', {
        count,
        keyword: corrected?.words ?? keyword,
      }),
      hint: without.length > 0 ? i18n.t('search.without', { words: without.join(' ') }) : '',
      notes: searchNotes(i18n, products),
      missed: isMissed(products),
      text: {
        ...listingText(i18n, count, 'order.relevance'),
        ...(atLeast && { showProducts: i18n.t('search.show') }),
      },
      pages: { ...empty.pages, first: range.first, last, cards, more },
      scope:
        car && isForCars
          ? foundScope(i18n, asked, car, { count: showsAll ? 0 : count, atLeast }, questions)
          : null,
      count,
      atLeast,
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

/** `range.last` is the page in the query. Throws a 503 `Response` if the search service fails. */
export async function loadSearchPages(
  shop: Shop,
  query: URLSearchParams,
  range: PageRange,
): Promise<ListingPages> {
  const { query: asked } = await resolveSearch(shop, query)
  if (!hasWord(asked.keyword) || range.last > maxSearchPages) return { ...noPages(shop), ...range }
  const { found } = await findForCar(shop, asked, range, { contentLimit: 0 }).catch((error: unknown) => {
    throw error instanceof UpstreamError ? new Response(null, { status: 503 }) : error
  })
  return { ...noPages(shop), ...range, cards: await foundCards(shop, found), more: found.more }
}

async function resolveSearch(shop: Shop, query: URLSearchParams) {
  return resolveCar(shop, await withNarrowestCategories(shop, parseSearch(query), 'uri'))
}

function noPages({ region }: Shop): ListingPages {
  return { first: 1, last: 1, cards: [], more: false, country: region.country }
}

/** The products of the car in the address; those of all cars, if none is of it and nothing else is chosen. */
async function findForCar(
  shop: Shop,
  asked: SearchQuery,
  range: PageRange,
  beside: { contentLimit: number; explained?: boolean },
): Promise<{ found: Awaited<ReturnType<typeof find>>; showsAll: boolean }> {
  const found = await find(shop, asked, range, beside)
  const isNone = asked.car !== null && !asked.car.all && found.total === 0 && !hasOtherFilters(asked.filters)
  return isNone
    ? { found: await find(shop, ofAllCars(asked), range, beside), showsAll: true }
    : { found, showsAll: false }
}

async function find(
  shop: Shop,
  asked: SearchQuery,
  range: PageRange,
  beside: { contentLimit: number; explained?: boolean },
): Promise<Found & { more: boolean }> {
  const { skipFirst, limit } = productsOf(range, searchPageSize)
  const counted = beside.contentLimit > 0
  const found = await findProducts(shop.search, asked.keyword, {
    ...{ limit, offset: skipFirst, counted, aids: createSearchAids(shop), ...beside },
    ...narrowing(asked),
  })
  // The estimated total may be wrong: a page that is not full is the last.
  return { ...found, more: found.received === limit && range.last < maxSearchPages }
}
