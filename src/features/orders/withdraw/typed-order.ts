import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { OrderLookup } from '#src/shop.ts'
import { findOrder } from '../list/load-orders.ts'
import { orderedParts } from './withdrawable.ts'
import type { ChosenPart, TypedWithdrawal } from './withdrawal-form.ts'

/** What is known of the visitor. */
export interface VisitorPorts {
  /** The visitor's own calls; null when they have no token, so that nothing is theirs. */
  checkout: Pick<CheckoutApi, 'orders' | 'receipt'> | null
  /** Null for guests. */
  customer: Customer | null
  report(error: unknown): void
}

/**
 * What a visitor finds filled in: of the order they have just placed, or of one of theirs when they are logged in. An order
 * of somebody else is filled in with its number alone, as one that does not exist. `number` is empty without an order.
 */
export async function typedOrder(number: string, ports: VisitorPorts): Promise<TypedWithdrawal> {
  const { customer } = ports
  const order = number ? await ownOrder(number, ports) : null
  const named = order?.address ?? customer
  return {
    name: [named?.firstName, named?.lastName].filter(Boolean).join(' '),
    order: number,
    email: order?.address.email || customer?.email || '',
    goods: '',
    parts: order ? wholeOrder(order) : [],
  }
}

/** An order of this visitor: the one they have just placed, or one of theirs when they are logged in. */
export async function ownOrder(
  number: string,
  { checkout, customer, report }: VisitorPorts,
): Promise<Order | null> {
  if (!checkout) return null
  const receipt = await resultOrNull(() => checkout.receipt(), report)
  if (receipt?.ok && receipt.value.orderNumber === number) return receipt.value
  const found = customer ? await findOrder(number, { checkout, report }) : null
  return typeof found === 'string' ? null : found
}

/** The parts of a guest's order; none when they are not known, or this visitor has asked too often. */
export async function guestParts(
  { order, email }: Pick<TypedWithdrawal, 'order' | 'email'>,
  lookup: OrderLookup | null,
): Promise<ChosenPart[]> {
  const found = await lookup?.find({ order, email })
  return found && typeof found !== 'string' ? wholeOrder(found) : []
}

function wholeOrder(order: Order): ChosenPart[] {
  return orderedParts(order).map((part) => ({ ...part, quantity: part.ordered }))
}
