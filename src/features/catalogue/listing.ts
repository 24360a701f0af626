import { listingPageSize, mostPagesAtOnce } from '#src/config.ts'
import { type Filters, readFilters, writeFilters } from './filters.ts'
import { type Order, readOrder } from './sorting.ts'

export type View = 'grid' | 'table'

/** What a listing's address asks for. `page` counts pages of 20: page 3 shows up to 60 products. */
export interface ListingQuery {
  page: number
  order: Order
  filters: Filters
  view: View
}

/** Reads the query of a listing's address. Anything damaged falls back to the page's own. */
export function readListing(query: URLSearchParams): ListingQuery {
  return {
    page: readPage(query.get('page')),
    order: readOrder(query.get('order')),
    filters: readFilters(query.get('filters')),
    view: query.get('view') === 'table' ? 'table' : 'grid',
  }
}

export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

/** The one spelling of a listing's query, with its question mark; empty for the page's own. */
export function listingSearch({ page, order, filters, view }: ListingQuery): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (order !== 'Standard') query.set('order', order)
  const chosen = writeFilters(filters)
  if (chosen) query.set('filters', chosen)
  if (view !== 'grid') query.set('view', view)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Which products a document of this page shows: all up to it while they are few, further on the page alone. */
export function productsOf(page: number): { firstPage: number; skipFirst: number; limit: number } {
  const firstPage = page <= mostPagesAtOnce ? 1 : page
  return {
    firstPage,
    skipFirst: (firstPage - 1) * listingPageSize,
    limit: (page - firstPage + 1) * listingPageSize,
  }
}

/** The end is reached when a page comes back short, or everything is shown. */
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
