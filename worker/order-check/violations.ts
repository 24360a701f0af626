import { hasDeposit } from '#src/commerce/contract/catalogue/deposit.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { maxQuantity } from '#src/config.ts'

export interface OrderViolations {
  /** Deposit items ordered less often than their parts require, with the number of missing pieces. */
  deposits: { item: string; pieces: number }[]
  quantities: { item: string; pieces: number }[]
}

/** An order does not contain the deposits of parts in sets. An unreadable line may be a missing deposit. */
export function orderViolations({
  lines,
  unreadableLines,
  address,
  shippingAddress,
}: Pick<Order, 'lines' | 'unreadableLines' | 'address' | 'shippingAddress'>): OrderViolations {
  const country = shippingAddress.country || address.country || ''
  const pieces = new Map<string, number>()
  const wanted = new Map<string, number>()
  for (const { item, quantity, product, contents } of lines) {
    pieces.set(item, (pieces.get(item) ?? 0) + quantity)
    const { depositItem } = product
    // A deposit article names itself.
    if (contents.length > 0 || depositItem === item || country === '' || !hasDeposit(product, country))
      continue
    wanted.set(depositItem, (wanted.get(depositItem) ?? 0) + quantity)
  }
  const missing = [...wanted].map(([item, count]) => ({ item, pieces: count - (pieces.get(item) ?? 0) }))
  return {
    deposits: unreadableLines > 0 ? [] : missing.filter(({ pieces }) => pieces > 0),
    quantities: [...pieces]
      .filter(([, count]) => count > maxQuantity)
      .map(([item, count]) => ({ item, pieces: count })),
  }
}
