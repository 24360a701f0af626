import type { Order } from '#src/commerce/contract/payment/order.ts'
import { shortagesOf } from '../checkout-api/items/stock-check.ts'
import { placeOrder } from '../checkout-api/order/place-order.ts'
import { type PricedSelection, priceSelection } from '../checkout-api/selection/priced-selection.ts'
import { findOpenSelection } from '../checkout-api/selection/selection-store.ts'
import type { Wire } from '../wire-type.ts'
import type { World } from '../world.ts'
import { type StoredPayment, savePaymentState } from './payments.ts'

export type Capture =
  | { kind: 'placed'; order: Wire<typeof Order> }
  /** The selection is an order already, or costs another amount than was paid. */
  | { kind: 'changed' }
  | { kind: 'short'; priced: PricedSelection; shortages: ReturnType<typeof shortagesOf> }

/**
 * Places the order of an approved payment, for the return of the shopper and for the provider's own notification alike.
 * If that is impossible, the payment is refunded. Must run in a transaction.
 */
export function capture(world: World, payment: StoredPayment): Capture {
  const outcome = place(world, payment)
  if (outcome.kind === 'placed')
    savePaymentState(world, payment.transaction, 'captured', String(outcome.order.order))
  else savePaymentState(world, payment.transaction, 'refunded')
  return outcome
}

function place(world: World, payment: StoredPayment): Capture {
  const stored = findOpenSelection(world, payment.selection)
  if (!stored) return { kind: 'changed' }
  const { paymentMethod, oneStep } = payment
  // The address of an order that is paid by a one-step checkout is the one that was typed there.
  if (oneStep?.agreed === null) return { kind: 'changed' }
  const typed = oneStep ? { address: oneStep.agreed.address, shippingAddress: {} } : {}
  const priced = priceSelection(world, { ...stored.state, paymentMethod, ...typed })
  const isSame =
    priced.lines.length > 0 &&
    priced.totals.grandTotal === (oneStep?.agreed.amount ?? payment.amount) &&
    priced.pricelist.currency === payment.currency
  if (!isSame) return { kind: 'changed' }
  const shortages = world.settings.read().stockMode === 'aggressive' ? shortagesOf(world, priced) : []
  if (shortages.length > 0) return { kind: 'short', priced, shortages }
  return { kind: 'placed', order: placeOrder(world, payment.session, payment.selection, priced) }
}
