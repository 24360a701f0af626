import { oneStep } from '../../../checkout-api/payment/payment-methods.ts'
import { priceSelection } from '../../../checkout-api/selection/priced-selection.ts'
import { findOpenSelection } from '../../../checkout-api/selection/selection-store.ts'
import { shownAmount } from '../../../price-text.ts'
import type { World } from '../../../world.ts'
import type { OneStepPayment } from './session.ts'

/** The frame's view of an order. */
export interface ShownOrder {
  /** The amount in hundredths of the currency. */
  amount: number
  currency: string
  amountText: string
  /** "2 × Brake disc" */
  goods: string[]
}

/** The order of a payment as it is now; null when its selection is an order already, or empty. */
export function shownOrder(world: World, { selection }: OneStepPayment): ShownOrder | null {
  const stored = findOpenSelection(world, selection)
  if (!stored) return null
  const { state } = stored
  const { lines, totals, pricelist } = priceSelection(world, {
    ...state,
    paymentMethod: oneStep.paymentMethod,
  })
  if (lines.length === 0) return null
  const { currency } = pricelist
  return {
    amount: totals.grandTotal,
    currency,
    amountText: shownAmount(totals.grandTotal, currency),
    goods: lines.map(({ item, quantity }) => {
      const { name } = world.catalogue.lineProduct(item.product, state)
      return `${quantity} × ${name ?? item.sku}`
    }),
  }
}
