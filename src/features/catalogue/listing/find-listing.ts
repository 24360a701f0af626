import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import type { FitScope } from '#src/commerce/contract/catalogue/fit-scope.ts'
import type { Listing, ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { listingDefaults, listingPageSize } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'
import type { Filters } from '../filters/chosen-filters.ts'
import { noFilters, withoutFilter } from '../filters/filter-query.ts'
import { expandRanges, hasRange } from '../filters/ranges/range.ts'
import {
  fromServiceFields,
  loadVehicleSearch,
  toServiceFilters,
  withKnownVehicles,
} from '../filters/vehicle-filter.ts'
import { saleField } from '../yes-fields.ts'
import { type NamedCar, ofAllCars, ofCar } from './car/listing-car.ts'
import { fittingFirst } from './car/possible-rows.ts'
import {
  type CarCounts,
  documentPages,
  hasOtherFilters,
  type ListingQuery,
  type PageRange,
  productsOf,
} from './listing.ts'
import type { ListingSubject } from './listing-subject.ts'
import { sortOrder } from './sorting.ts'

/** The products of some pages. */
export interface FoundListing extends Listing {
  /** The filters without unknown cars and refused fields. */
  chosen: Filters
  /** The number of products on all pages, one that is on two pages counted twice. */
  paged: number
  /** Null without a car in the address, and where no product is for certain cars. */
  scope: CarCounts | null
}

export const unfiltered: ListingQuery = {
  page: 1,
  order: 'Standard',
  filters: noFilters,
  view: 'grid',
  car: null,
  facet: '',
}

/**
 * Finds the products of some pages of a listing. With a car, they are those of the car; all, if none is without
 * another filter, or if that is asked for. All are then in the order of their fit, unless another order is asked for; the service does not know the fit,
 * so that on each page those that fit come before those that may fit. Where no product is for certain cars, a car has no
 * effect.
 */
export async function findListing(
  shop: Shop,
  subject: ListingSubject,
  query: ListingQuery,
  car: NamedCar | null,
  range: PageRange,
): Promise<FoundListing> {
  const find = async (by: ListingQuery, pages: PageRange) => {
    const { listing, filters } = await findProducts(shop, subject, by, pages)
    return { ...listing, chosen: filters, paged: listing.productCount, scope: null }
  }
  if (!car) return find(query, range)
  const whole = ofAllCars(query)
  const isAll = query.car?.all === true
  const [ofCarFound, all] = await Promise.all([find(ofCar(query, car), range), find(whole, documentPages(1))])
  // Chosen cars are no filter where all are shown, but those of an address stay in it.
  const keptFilters = isAll ? all.chosen : ofCarFound.chosen
  const isForCars =
    areForCars(all) || (hasOtherFilters(all.chosen) && areForCars(await findWhole(shop, subject)))
  if (!isForCars) {
    const found = await find(whole, range)
    const filters = found.filters.filter(({ field }) => field !== vehicleField)
    return { ...found, filters, chosen: keptFilters }
  }
  const isOurOrder = query.order === 'Standard'
  const ofOneCar = isOurOrder
    ? { ...ofCarFound, products: fittingFirst(ofCarFound.products, car, listingPageSize) }
    : ofCarFound
  const counts = { fitting: ofOneCar.productCount, all: all.productCount }
  const scope = { ...counts, showsAll: isAll || (counts.fitting === 0 && !hasOtherFilters(ofOneCar.chosen)) }
  if (!scope.showsAll) return { ...ofOneCar, scope }
  if (!isOurOrder) return { ...(await find(whole, range)), chosen: keptFilters, scope }
  const { others, pagesBefore } = afterFitting(range, counts.fitting)
  const rest = others && (await find(whole, others))
  const before = rest ? Math.max(0, pagesBefore - range.first + 1) : range.last - range.first + 1
  return {
    ...all,
    products: [...ofOneCar.products, ...(rest ? byFit(rest.products, car) : [])],
    received: before * listingPageSize + (rest?.received ?? 0),
    paged: pagesBefore * listingPageSize + counts.all,
    chosen: keptFilters,
    scope,
  }
}

/** The pages of all products within a range whose first pages are those of the products that fit; null if there are none. */
export function afterFitting(
  { first, last }: PageRange,
  fitting: number,
): { others: PageRange | null; pagesBefore: number } {
  const pagesBefore = Math.ceil(fitting / listingPageSize)
  const others = last > pagesBefore && { first: Math.max(1, first - pagesBefore), last: last - pagesBefore }
  return { others: others || null, pagesBefore }
}

const scopesInOrder: readonly FitScope[] = ['universal', null, 'cars']

/**
 * The products that are not of the car: first those for every car, then those of unknown fit, then those of other cars.
 */
function byFit(products: readonly Product[], { vehicles: ofCar }: NamedCar): Product[] {
  const others = products.filter(({ vehicles }) => !vehicles.some(({ key }) => key && ofCar.includes(key)))
  const rank = ({ fitScope }: Product) => scopesInOrder.indexOf(fitScope)
  return others.sort((left, right) => rank(left) - rank(right))
}

/** True if some of a list's products are for certain cars. */
function areForCars({ filters }: Pick<Listing, 'filters'>): boolean {
  return filters.some(({ field, values }) => field === vehicleField && values.some(({ count }) => count > 0))
}

/** Leaves out unknown cars; after a refusal the refused fields are removed and the call is repeated once. */
export async function findProducts(
  shop: Shop,
  subject: ListingSubject,
  { order, filters: chosen }: ListingQuery,
  range: PageRange,
  pageSize = listingPageSize,
): Promise<{ listing: Listing; filters: Filters }> {
  const request: ListingRequest = {
    ...subjectOf(subject),
    ...listingDefaults,
    ...productsOf(range, pageSize),
    showAsOnSale: chosen.has(saleField),
    sortOrder: sortOrder(order),
  }
  const vehicles = await loadVehicleSearch(shop, chosen)
  const base = hasRange(chosen) ? (await findWhole(shop, subject)).filters : []
  const find = (by: Filters) =>
    shop.catalogue.products(
      request,
      toServiceFilters(expandRanges(withoutFilter(by, [saleField]), base), vehicles),
    )
  const filters = withKnownVehicles(chosen, vehicles)
  const reply = await find(filters)
  if (reply.ok) return { listing: reply.value, filters }
  const known = withoutFilter(filters, fromServiceFields(Object.keys(reply.errors), vehicles))
  if (known.size === filters.size) throw new Response(null, { status: 404 })
  const again = await find(known)
  if (!again.ok) throw new Response(null, { status: 404 })
  return { listing: again.value, filters: known }
}

/** The first page before any choice: usually cached. */
export async function findWhole(shop: Shop, subject: ListingSubject): Promise<Listing> {
  const { listing } = await findProducts(shop, subject, unfiltered, documentPages(1))
  return listing
}

/**
 * The filter for reduced prices, which the service has as a condition without values; none if the list has no such
 * products, or if their number is not known.
 */
export async function saleFilter(
  shop: Shop,
  subject: ListingSubject,
  { query, car }: { query: ListingQuery; car: NamedCar | null },
): Promise<Filter[]> {
  const shown = car && !query.car?.all ? ofCar(query, car) : query
  const onSale = { ...shown, filters: new Map([...shown.filters, [saleField, ['yes']]]) }
  const found = await findProducts(shop, subject, onSale, documentPages(1), 1).catch(() => null)
  const count = found?.listing.productCount ?? 0
  if (count === 0 && !query.filters.has(saleField)) return []
  const label = shop.i18n.t('facet.onSale')
  return [
    { field: saleField, values: [{ value: 'yes', label, count, filterCount: count, totalCount: count }] },
  ]
}

function subjectOf({ kind, id }: ListingSubject): Pick<ListingRequest, 'categories' | 'brands'> {
  return kind === 'category' ? { categories: [id] } : { brands: [id] }
}
