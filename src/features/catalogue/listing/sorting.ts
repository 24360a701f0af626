import type { ListingRequest } from '#src/commerce/contract/catalogue/listing.ts'

export const orders = ['Standard', 'Latest', 'Oldest', 'HighestPrice', 'LowestPrice', 'A-Z', 'Z-A'] as const
export type Order = (typeof orders)[number]

/** The service's sort fields. It has no names for orders; the addresses have. */
const fields: Record<Order, ListingRequest['sortOrder']> = {
  Standard: [{ field: 'categoryItemSort', order: 'asc' }],
  Latest: [{ field: 'createdAt', order: 'desc' }],
  Oldest: [{ field: 'createdAt', order: 'asc' }],
  HighestPrice: [{ field: 'priceAsNumber', order: 'desc' }],
  LowestPrice: [{ field: 'priceAsNumber', order: 'asc' }],
  'A-Z': [{ field: 'uri', order: 'asc' }],
  'Z-A': [{ field: 'uri', order: 'desc' }],
}

export function parseOrder(text: string | null, standard: Order = 'Standard'): Order {
  return orders.find((order) => order === text) ?? standard
}

export function sortOrder(order: Order) {
  return fields[order]
}

/** The sortable columns of a listing's table; the service sorts by neither measures nor stock. */
const columns = {
  part: { ascending: 'A-Z', descending: 'Z-A' },
  price: { ascending: 'LowestPrice', descending: 'HighestPrice' },
} as const satisfies Record<string, Record<'ascending' | 'descending', Order>>

export type SortableColumn = keyof typeof columns

export function columnSort(column: SortableColumn, order: Order) {
  const { ascending, descending } = columns[column]
  if (order === ascending) return { direction: 'ascending' as const, next: descending }
  return { direction: order === descending ? ('descending' as const) : undefined, next: ascending }
}
