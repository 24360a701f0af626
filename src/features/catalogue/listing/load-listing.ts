import { noLabels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import type { HeadTag } from '#src/effects/router/screen-head.tsx'
import { countryInSentence } from '#src/features/region/region-text.ts'
import { attributeLabel } from '#src/i18n/attributes.ts'
import type { Shop } from '#src/shop.ts'
import { loadLabels } from '../attributes/load-attribute-marks.ts'
import { productCard } from '../cards/card.ts'
import { shareEqualObjects } from '../cards/share-equal-objects.ts'
import type { ActiveFilter } from '../filters/active-filter-names.ts'
import { merchantFieldsOf } from '../filters/build-facets.ts'
import type { Facet } from '../filters/facet.ts'
import { priceContextFor } from '../offer/price-context.ts'
import { loadCarQuestions } from './car/car-questions.ts'
import { type CarScope, carScope } from './car/car-scope.ts'
import { type NamedCar, ofAllCars, ofCar, resolveCar } from './car/listing-car.ts'
import { loadPartsElsewhere } from './car/parts-elsewhere.ts'
import {
  type FoundListing,
  findListing,
  findProducts,
  findWhole,
  saleFilter,
  unfiltered,
} from './find-listing.ts'
import {
  type CarCounts,
  documentPages,
  hasMore,
  type ListingQuery,
  lastPageOf,
  listingSearch,
  type PageRange,
} from './listing.ts'
import { listingFacets } from './listing-facets.ts'
import type { ListingSubject, NamedLink } from './listing-subject.ts'
import { type ListingText, listingText } from './listing-text.ts'
import { withNarrowestCategories } from './narrowest-categories.ts'
import type { ListingPages } from './pages/listing-pages.ts'
import { tableColumns } from './table/table-columns.ts'

export interface ListingData {
  subject: ListingSubject
  screen: ListingScreen
  head: HeadTag[]
}

export interface ListingScreen {
  query: ListingQuery
  pages: ListingPages
  count: number
  /** True if there may be more than `count`. */
  atLeast?: boolean
  facets: Facet[]
  active: ActiveFilter[]
  scope: CarScope | null
  text: ListingText
  columns: string[]
  children: (NamedLink & { id: string; count: number })[]
}

export async function loadListing(
  shop: Shop,
  subject: ListingSubject,
  asked: ListingQuery,
): Promise<ListingScreen | null> {
  const { first, last } = documentPages(asked.page)
  const { query, car, model } = await resolveQuery(shop, asked)
  const [listing, base, ofModel, saleOfCar] = await Promise.all([
    findListing(shop, subject, query, car, { first, last }),
    query.filters.size === 0 ? null : findWhole(shop, subject),
    model && partsOfModel(shop, subject, query, model),
    saleFilter(shop, subject, { query, car }),
  ])
  const { received, productCount: count, chosen: filters, scope } = listing
  const page = Math.max(1, lastPageOf({ first, last }, received))
  if (first > 1 && page < last) return null
  // If no product is for certain cars, the car has no effect on the list.
  const sale =
    car && !scope ? await saleFilter(shop, subject, { query: ofAllCars(query), car: null }) : saleOfCar
  const { i18n } = shop
  const columns = tableColumns(listing.filters, count)
  const shown = { ...query, page, filters }
  const wider = ofModel && ofModel.count > (scope?.fitting ?? 0) && !scope?.showsAll ? ofModel.link : null
  const labels = merchantFieldsOf(listing.filters).length > 0 ? await loadLabels(shop) : noLabels
  const questions = car ? await loadCarQuestions(shop, listing.products, car) : []
  const elsewhere = car && scope?.fitting === 0 ? await loadPartsElsewhere(shop, subject, car) : []
  const forCar = { ...unfiltered, car: query.car && { ...query.car, vehicles: [] } }
  const children =
    subject.kind === 'brand'
      ? filters.has('categories')
        ? []
        : brandCategories(subject, listing.filters, forCar)
      : subject.children.map((child) => ({
          ...child,
          path: child.path + listingSearch(forCar),
          count: countOf(listing.filters, child.id),
        }))
  return {
    query: shown,
    pages: await pagesOf(shop, listing, { first, last: page }, columns),
    count,
    ...listingFacets(i18n, {
      found: [...listing.filters, ...sale],
      base: [...(base?.filters ?? listing.filters), ...sale],
      decided: [subject.kind === 'category' ? 'categories' : 'brands'],
      query: shown,
      car,
      labels,
    }),
    scope: car && scope && carScope(i18n, subject.path, shown, car, scope, wider, questions, elsewhere),
    text: {
      ...listingText(i18n, count),
      ...(subject.kind === 'brand' && { subcategories: i18n.t('shell.categories') }),
      ...(count === 0 && isWhole(query) && notSoldText(shop)),
    },
    columns: columns.map((id) => attributeLabel(i18n, id)),
    children: scope && !scope.showsAll ? children.filter((child) => child.count > 0) : children,
  }
}

async function resolveQuery(shop: Shop, asked: ListingQuery) {
  return resolveCar(shop, await withNarrowestCategories(shop, asked, 'category'))
}

const isWhole = ({ car, filters }: ListingQuery) => !car && filters.size === 0

/** The texts of a listing that is empty although nothing narrows it: the country sells nothing of it. */
function notSoldText({ i18n, region }: Shop): Pick<ListingText, 'empty' | 'emptyHint'> {
  const country = countryInSentence(region.country, i18n)
  return { empty: i18n.t('notSoldHere.title', { country }), emptyHint: i18n.t('notSoldHere.reason') }
}

export async function loadListingPages(
  shop: Shop,
  subject: ListingSubject,
  asked: ListingQuery,
  range: PageRange,
): Promise<ListingPages> {
  const { query, car } = await resolveQuery(shop, asked)
  const listing = await findListing(shop, subject, query, car, range)
  return pagesOf(shop, listing, range, tableColumns(listing.filters, listing.productCount))
}

/** The numbers of the car in the address; null without one. */
export async function loadCarCounts(
  shop: Shop,
  subject: ListingSubject,
  asked: ListingQuery,
): Promise<CarCounts | null> {
  const { query, car } = await resolveQuery(shop, asked)
  return (await findListing(shop, subject, query, car, documentPages(1))).scope
}

async function pagesOf(
  shop: Shop,
  { products, received, paged }: FoundListing,
  { first, last }: PageRange,
  columns: readonly string[],
): Promise<ListingPages> {
  const context = await priceContextFor(shop, products)
  return {
    first,
    last,
    cards: shareEqualObjects(products.map((product) => productCard(product, context, columns))),
    more: hasMore({ page: last, received, count: paged }),
    country: shop.region.country,
  }
}

async function partsOfModel(shop: Shop, subject: ListingSubject, query: ListingQuery, model: NamedCar) {
  const wider = { ...ofCar(query, model), page: 1 }
  const found = await findProducts(shop, subject, wider, documentPages(1)).catch(() => null)
  if (!found) return null
  const count = found.listing.productCount
  const name = shop.i18n.t('catalogue.ofModel', { count, model: model.name })
  return { count, link: { name, path: subject.path + listingSearch(wider) } }
}

const maxBrandCategories = 8

/** The narrowest categories of a brand's parts, most parts first, each with its part of the brand's list. */
function brandCategories({ path }: ListingSubject, filters: readonly Filter[], query: ListingQuery) {
  const values = filters.find(({ field }) => field === 'categories')?.values ?? []
  const named = values.flatMap(({ value, label, count }) =>
    Array.isArray(label) && count > 0 ? [{ id: value, levels: label, count }] : [],
  )
  const isAbove = (levels: readonly string[], other: readonly string[]) =>
    levels.length < other.length && levels.every((name, level) => other[level] === name)
  return named
    .filter(({ levels }) => !named.some((other) => isAbove(levels, other.levels)))
    .sort((left, right) => right.count - left.count)
    .slice(0, maxBrandCategories)
    .map(({ id, levels, count }) => ({
      id,
      name: levels.at(-1) ?? id,
      path: path + listingSearch({ ...query, filters: new Map([['categories', [id]]]) }),
      count,
    }))
}

function countOf(filters: readonly Filter[], category: string): number {
  const values = filters.find(({ field }) => field === 'categories')?.values ?? []
  return values.find(({ value }) => value === category)?.count ?? 0
}
