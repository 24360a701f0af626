export interface OrderQuery {
  /** An order number or words of a part; empty for all orders. */
  search: string
  invoicesOnly: boolean
  /** From 1. */
  page: number
}

export const orderFields = { search: 'q', invoicesOnly: 'invoices', page: 'page' } as const

export const maxSearchLength = 100
const maxPage = 1000

/** Parses the query of the list's address. An unreadable part counts as absent. */
export function parseOrderQuery(query: URLSearchParams): OrderQuery {
  const page = query.get(orderFields.page) ?? ''
  return {
    search: (query.get(orderFields.search) ?? '').slice(0, maxSearchLength).toWellFormed().trim(),
    invoicesOnly: query.get(orderFields.invoicesOnly) === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  }
}

/** Writes a query with its question mark; empty for the first page of all orders. */
export function serializeOrderQuery({ search, invoicesOnly, page }: OrderQuery): string {
  const query = new URLSearchParams()
  if (search) query.set(orderFields.search, search)
  if (invoicesOnly) query.set(orderFields.invoicesOnly, '1')
  if (page > 1) query.set(orderFields.page, String(page))
  return query.size > 0 ? `?${query}` : ''
}
