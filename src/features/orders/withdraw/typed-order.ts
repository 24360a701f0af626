import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { OrderLookup } from '#src/shop.ts'
import { findOrder } from '../list/load-orders.ts'
import type { ChosenPart, TypedWithdrawal } from './posted-withdrawal.ts'
import { orderedParts } from './withdrawable.ts'

export interface VisitorPorts {
  checkout: Pick<CheckoutApi, 'orders' | 'receipt'> | null
  customer: Customer | null
  report(error: unknown): void
}

/**
 * The prefilled form: from the visitor's last order, or from one of theirs if they are logged in. For an order of
 * another person only the number is filled in, as for one that does not exist. `number` is empty without an order.
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

/** The parts of a guest's order; empty if unknown, or after too many look-ups. */
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
