import type { ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'

/** Sort orders of a listing by their value in the URL. */
export const orders = ['Standard', 'Latest', 'Oldest', 'HighestPrice', 'LowestPrice', 'A-Z', 'Z-A'] as const
export type Order = (typeof orders)[number]

/** What the service sorts by. It knows no order by name; addresses are the names, spelt plainly. */
const fields: Record<Order, ListingRequest['sortOrder']> = {
  Standard: [{ field: 'categoryItemSort', order: 'asc' }],
  Latest: [{ field: 'createdAt', order: 'desc' }],
  Oldest: [{ field: 'createdAt', order: 'asc' }],
  HighestPrice: [{ field: 'priceAsNumber', order: 'desc' }],
  LowestPrice: [{ field: 'priceAsNumber', order: 'asc' }],
  'A-Z': [{ field: 'uri', order: 'asc' }],
  'Z-A': [{ field: 'uri', order: 'desc' }],
}

/** Anything that is no order means the page's own. */
export function parseOrder(text: string | null, standard: Order = 'Standard'): Order {
  return orders.find((order) => order === text) ?? standard
}

export function sortOrder(order: Order) {
  return fields[order]
}

/** The columns of a listing's table that the service sorts by; it sorts by neither measures nor stock. */
const columns = {
  part: { ascending: 'A-Z', descending: 'Z-A' },
  price: { ascending: 'LowestPrice', descending: 'HighestPrice' },
} as const satisfies Record<string, Record<'ascending' | 'descending', Order>>

export type SortableColumn = keyof typeof columns

/** How a column is sorted by an order, where it is, and the order that its header leads to: ascending first. */
export function columnSort(column: SortableColumn, order: Order) {
  const { ascending, descending } = columns[column]
  if (order === ascending) return { direction: 'ascending' as const, next: descending }
  return { direction: order === descending ? ('descending' as const) : undefined, next: ascending }
}
