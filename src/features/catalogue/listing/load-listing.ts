import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import type { Listing, ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import { listingDefaults } from '#src/config.ts'
import type { HeadTag } from '#src/effects/router/screen-head.tsx'
import { attributeLabel } from '#src/i18n/attributes.ts'
import type { Shop } from '#src/shop.ts'
import { productCard } from '../cards/card.ts'
import { shareEqualObjects } from '../cards/share-equal-objects.ts'
import type { ActiveFilter } from '../filters/active-filter-names.ts'
import type { Filters } from '../filters/chosen-filters.ts'
import type { Facet } from '../filters/facet.ts'
import { noFilters, withoutFilter } from '../filters/filter-query.ts'
import { expandRanges, hasRange } from '../filters/range.ts'
import {
  fromServiceFields,
  loadVehicleSearch,
  toServiceFilters,
  withKnownVehicles,
} from '../filters/vehicle-filter.ts'
import { priceContextFor } from '../offer/price-context.ts'
import {
  documentPages,
  hasMore,
  type ListingQuery,
  lastPageOf,
  listingSearch,
  type PageRange,
  productsOf,
} from './listing.ts'
import { type NamedCar, ofCar, resolveCar } from './listing-car.ts'
import { listingFacets } from './listing-facets.ts'
import type { ListingSubject, NamedLink } from './listing-subject.ts'
import { type ListingText, listingText } from './listing-text.ts'
import type { ListingPages } from './pages/listing-pages.ts'
import { sortOrder } from './sorting.ts'
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
  facets: Facet[]
  active: ActiveFilter[]
  ofModel: NamedLink | null
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
  const { query, car, model } = await resolveCar(shop, asked)
  const [{ listing, filters }, base, ofModel] = await Promise.all([
    findProducts(shop, subject, query, { first, last }),
    baseCounts(shop, subject, query),
    model && partsOfModel(shop, subject, query, model),
  ])
  const { received, productCount: count } = listing
  const page = Math.max(1, lastPageOf({ first, last }, received))
  if (first > 1 && page < last) return null
  const { i18n } = shop
  const columns = tableColumns(listing.filters, count)
  return {
    query: { ...query, page, filters },
    pages: await pagesOf(shop, listing, { first, last: page }, columns),
    count,
    ...listingFacets(i18n, {
      found: listing.filters,
      base: base ?? listing.filters,
      decided: [subject.kind === 'category' ? 'categories' : 'brands'],
      query: { ...query, filters },
      car,
    }),
    ofModel: ofModel && ofModel.count > count ? ofModel.link : null,
    text: listingText(i18n, count),
    columns: columns.map((id) => attributeLabel(i18n, id)),
    children: subject.children.map((child) => ({
      ...child,
      path: child.path + (car ? listingSearch({ ...unfiltered, car: { key: car.key, vehicles: [] } }) : ''),
      count: countOf(listing.filters, child.id),
    })),
  }
}

export async function loadListingPages(
  shop: Shop,
  subject: ListingSubject,
  asked: ListingQuery,
  range: PageRange,
): Promise<ListingPages> {
  const { query } = await resolveCar(shop, asked)
  const { listing } = await findProducts(shop, subject, query, range)
  const columns = tableColumns(listing.filters, listing.productCount)
  return pagesOf(shop, listing, range, columns)
}

async function pagesOf(
  shop: Shop,
  { products, received, productCount }: Listing,
  { first, last }: PageRange,
  columns: readonly string[],
): Promise<ListingPages> {
  const context = await priceContextFor(shop, products)
  return {
    first,
    last,
    cards: shareEqualObjects(products.map((product) => productCard(product, context, columns))),
    more: hasMore({ page: last, received, count: productCount }),
    country: shop.region.country,
  }
}

/** Leaves out unknown cars; after a refusal the refused fields are removed and the call is repeated once. */
async function findProducts(
  shop: Shop,
  subject: ListingSubject,
  { order, filters: chosen }: ListingQuery,
  range: PageRange,
): Promise<{ listing: Listing; filters: Filters }> {
  const request: ListingRequest = {
    ...subjectOf(subject),
    ...listingDefaults,
    ...productsOf(range),
    sortOrder: sortOrder(order),
  }
  const vehicles = await loadVehicleSearch(shop, chosen)
  const base = hasRange(chosen) ? await baseFilters(shop, subject) : []
  const find = (by: Filters) =>
    shop.catalogue.products(request, toServiceFilters(expandRanges(by, base), vehicles))
  const filters = withKnownVehicles(chosen, vehicles)
  const reply = await find(filters)
  if (reply.ok) return { listing: reply.value, filters }
  const known = withoutFilter(filters, fromServiceFields(Object.keys(reply.errors), vehicles))
  if (known.size === filters.size) throw new Response(null, { status: 404 })
  const again = await find(known)
  if (!again.ok) throw new Response(null, { status: 404 })
  return { listing: again.value, filters: known }
}

async function partsOfModel(shop: Shop, subject: ListingSubject, query: ListingQuery, model: NamedCar) {
  const wider = { ...ofCar(query, model), page: 1 }
  const found = await findProducts(shop, subject, wider, documentPages(1)).catch(() => null)
  if (!found) return null
  const count = found.listing.productCount
  const name = shop.i18n.t('catalogue.ofModel', { count, model: model.name })
  return { count, link: { name, path: subject.path + listingSearch(wider) } }
}

const unfiltered = {
  page: 1,
  order: 'Standard',
  filters: noFilters,
  view: 'grid',
  car: null,
  facet: '',
} as const

/** The counts before any choice: the same call as the unfiltered first page, so usually cached. */
async function baseCounts(
  shop: Shop,
  subject: ListingSubject,
  query: ListingQuery,
): Promise<Filter[] | null> {
  return query.filters.size === 0 ? null : baseFilters(shop, subject)
}

async function baseFilters(shop: Shop, subject: ListingSubject): Promise<Filter[]> {
  const { listing } = await findProducts(shop, subject, unfiltered, documentPages(1))
  return listing.filters
}

function subjectOf({ kind, id }: ListingSubject): Pick<ListingRequest, 'categories' | 'brands'> {
  return kind === 'category' ? { categories: [id] } : { brands: [id] }
}

function countOf(filters: readonly Filter[], category: string): number {
  const values = filters.find(({ field }) => field === 'categories')?.values ?? []
  return values.find(({ value }) => value === category)?.count ?? 0
}
