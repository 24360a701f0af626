import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { lineName } from '#src/features/cart/line-text.ts'

export interface OrderQuery {
  search: string
  invoicesOnly: boolean
  page: number
}

export const orderFields = { search: 'q', invoicesOnly: 'invoices', page: 'page' } as const

export const maxSearchLength = 100
const maxPage = 1000

export function parseOrderQuery(query: URLSearchParams): OrderQuery {
  const page = query.get(orderFields.page) ?? ''
  return {
    search: (query.get(orderFields.search) ?? '').slice(0, maxSearchLength).toWellFormed().trim(),
    invoicesOnly: query.get(orderFields.invoicesOnly) === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  }
}

export function serializeOrderQuery({ search, invoicesOnly, page }: OrderQuery): string {
  const query = new URLSearchParams()
  if (search) query.set(orderFields.search, search)
  if (invoicesOnly) query.set(orderFields.invoicesOnly, '1')
  if (page > 1) query.set(orderFields.page, String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** True if a search matches an order: its number, or a name or part number of its goods. */
export function matchesSearch({ orderNumber, lines }: PastOrder, search: string): boolean {
  const text = search.toLowerCase()
  if (orderNumber.toLowerCase() === text.replace(/^#/, '')) return true
  return lines.some((line) =>
    [
      lineName(line),
      line.product.brandName,
      line.sku,
      line.product.sku,
      ...line.contents.flatMap(({ productName, sku }) => [productName, sku]),
    ].some((part) => part.toLowerCase().includes(text)),
  )
}
