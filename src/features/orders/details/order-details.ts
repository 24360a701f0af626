import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { OrderReturn, PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { isFree } from '#src/features/cart/cart.ts'
import { isDeposit } from '#src/features/cart/item-count.ts'
import { lineName } from '#src/features/cart/line-text.ts'
import { type Parcel, parcelsOf } from '../list/listed-order.ts'
import { invoiceMethodsOf } from '../list/load-orders.ts'
import { publicNotes } from '../order-remarks.ts'
import { type OrderState, orderState } from '../order-state.ts'
import { type OrderStep, orderSteps } from '../order-steps.ts'

export interface ReturnedGoods {
  id: string
  isDeposit: boolean
  date: string
  names: string[]
  amount: number | null
}

/** An order as its owner sees it, without the personal number: notes of an order may begin with one. */
export interface OrderDetails {
  order: Order
  state: OrderState | null
  steps: OrderStep[]
  parcels: Parcel[]
  returns: ReturnedGoods[]
  documentKind: 'receipt' | 'invoice'
  /** True if the invoice names the bank account, for a transfer that is due or may be. */
  showsTransfer: boolean
}

/** Describes an order. `origin` is the shop's own, `facts` are those about the shop in the country of the order. */
export function describeOrder(
  past: PastOrder,
  facts: Pick<ShopFacts, 'bankTransfers'> | null,
  origin: string,
): OrderDetails {
  const { shipments, returns, ...order } = past
  const state = orderState(past)
  const mayBeDue = state === 'received' || state === 'confirmed'
  const isCancelled = state === 'cancelled' || state === 'incomplete'
  const isInvoice = invoiceMethodsOf(facts).has(order.paymentMethod) && !isCancelled && !isFree(order)
  return {
    order: { ...order, additionalNotes: publicNotes(order.additionalNotes) },
    state,
    steps: orderSteps(past),
    parcels: parcelsOf(shipments, origin),
    returns: returns.map((entry, index) => returnedGoods(order, entry, index)),
    documentKind: isInvoice ? 'invoice' : 'receipt',
    showsTransfer: !isFree(order) && (isInvoice || mayBeDue),
  }
}

function returnedGoods(
  { lines }: Pick<Order, 'lines'>,
  { returnId, date, lines: ids, totalPriceAsNumber }: OrderReturn,
  index: number,
): ReturnedGoods {
  const back = lines.filter(({ line }) => ids.includes(line))
  return {
    id: returnId || String(index),
    isDeposit: back.length > 0 && back.every(isDeposit(lines)),
    date,
    names: [...new Set(back.map(lineName))],
    amount: totalPriceAsNumber === null ? null : Math.abs(totalPriceAsNumber),
  }
}
