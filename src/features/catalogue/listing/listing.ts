import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { listingPageSize, maxPagesAtOnce } from '#src/config.ts'
import { parseCarKey, vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import type { Filters } from '../filters/chosen-filters.ts'
import {
  isFormQuery,
  modelField,
  parseField,
  parseFilters,
  serializeFilters,
  withoutFilter,
  withTicked,
  withTypedRanges,
} from '../filters/filter-query.ts'
import { keywordField } from '../keyword-field.ts'
import { type Order, parseOrder } from './sorting.ts'

export type View = 'grid' | 'table'

/** The parsed query of a listing's address. `page` is the last of the shown pages, from 1. */
export interface ListingQuery {
  page: number
  order: Order
  filters: Filters
  view: View
  car: ListingCar | null
  facet: string
  keyword?: string
}

/** A car that an address names by its key instead of by all its vehicles; see `carKey`. */
export interface ListingCar {
  key: string
  /** Its vehicles, which the filters contain too unless `all`; empty before the service has answered. */
  vehicles: readonly string[]
  /** True if all products are shown, those of the car first. */
  all?: boolean
}

/** Numbers of the products that the other filters leave: those of the car, and all. */
export interface CarCounts {
  fitting: number
  all: number
  /** True if all are shown: because that was asked for, or because none is of the car and nothing else is chosen. */
  showsAll: boolean
}

/** The parameter of a call for the numbers of a car only, as `CarCounts`. */
export const countsField = 'counts'

/** Parses the query of an address, or of the form of filters. */
export function parseListing(query: URLSearchParams): ListingQuery {
  const filters = withTypedRanges(withTicked(parseFilters(query.get('filters')), query), query)
  const isTicked = query.has(modelField) || query.has(vehicleField)
  const key = isTicked ? onlyCar(query, filters) : parseCarKey(query.get('car'))
  const isAll = !isTicked && query.get('show') === 'all'
  return {
    page: parsePage(query.get('page')),
    order: parseOrder(query.get('order')),
    filters: key ? withoutFilter(filters, [vehicleField]) : filters,
    car: key ? { key, vehicles: [], ...(isAll && { all: true }) } : null,
    view: query.get('view') === 'table' ? 'table' : 'grid',
    facet: parseField(query.get('facet')),
  }
}

/** The key of the one model or car that is ticked, perhaps with its engines; empty if others are too. */
function onlyCar(query: URLSearchParams, filters: Filters): string {
  const [key = '', ...others] = new Set(query.getAll(modelField).map(parseCarKey))
  const chosen = filters.get(vehicleField) ?? []
  const isOnly = others.length === 0 && chosen.every((car) => vehiclesOf(key, [car]).length > 0)
  return isOnly ? key : ''
}

/** The canonical query of a query that the form of filters has sent; null if it is canonical already. */
export function plainSearch(query: URLSearchParams, keyword = ''): string | null {
  return isFormQuery(query) ? listingSearch({ ...parseListing(query), keyword }) : null
}

export function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

export function listingSearch({ page, order, filters, view, car, facet, keyword }: ListingQuery): string {
  const query = new URLSearchParams(keyword ? { [keywordField]: keyword } : {})
  const isCar = car !== null && hasVehicles(filters, car.all ? [] : car.vehicles)
  if (page > 1) query.set('page', String(page))
  if (order !== 'Standard') query.set('order', order)
  const chosen = serializeFilters(isCar ? withoutFilter(filters, [vehicleField]) : filters)
  if (isCar) query.set('car', car.key)
  if (isCar && car.all) query.set('show', 'all')
  if (chosen) query.set('filters', chosen)
  if (view !== 'grid') query.set('view', view)
  if (facet) query.set('facet', facet)
  const text = query.toString()
  return text ? `?${text}` : ''
}

function hasVehicles(filters: Filters, vehicles: readonly string[]): boolean {
  const chosen = filters.get(vehicleField) ?? []
  return chosen.length === vehicles.length && vehicles.every((vehicle) => chosen.includes(vehicle))
}

/** True if something is chosen beside cars. */
export function hasOtherFilters(filters: Filters): boolean {
  return [...filters.keys()].some((field) => field !== vehicleField)
}

/** Consecutive pages of products, counted from 1, both ends included. */
export interface PageRange {
  first: number
  last: number
}

/** The pages shown by the document of a page: the five that end with it. */
export function documentPages(page: number): PageRange {
  return { first: Math.max(1, page - maxPagesAtOnce + 1), last: page }
}

/** Parses the pages requested by a call for more: `page`, or those from `from`, at most as many as in a document. */
export function parsePageRange(query: URLSearchParams): PageRange {
  const last = parsePage(query.get('page'))
  const from = query.has('from') ? parsePage(query.get('from')) : last
  return { first: Math.min(last, Math.max(from, documentPages(last).first)), last }
}

/** The query of a call for pages: that of the address of the last page, and the first page. */
export function pageRangeSearch({ first, last }: PageRange, search: (page: number) => string): string {
  const query = search(last)
  return first === last ? query : `${query}${query ? '&' : '?'}from=${first}`
}

export function productsOf(
  { first, last }: PageRange,
  pageSize = listingPageSize,
): { skipFirst: number; limit: number } {
  return { skipFirst: (first - 1) * pageSize, limit: (last - first + 1) * pageSize }
}

export function lastPageOf({ first, last }: PageRange, received: number, pageSize = listingPageSize): number {
  return Math.min(last, first - 1 + Math.ceil(received / pageSize))
}

/** The end is reached if a page is not full, or everything is shown. */
export function hasMore({
  page,
  received,
  count,
}: {
  page: number
  received: number
  count: number
}): boolean {
  const full = received > 0 && received % listingPageSize === 0
  return full && page * listingPageSize < count
}
