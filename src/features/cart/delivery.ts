import type { DeliveryTerms, ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartRows, roundToCents } from './cart.ts'

export interface Delivery {
  name: string
  reason: PriceReason | null
  /** The value of goods missing until delivery is free; null if it is free already, never free, or unknown. */
  leftToFree: number | null
  /** Who pays at the customs border; null without one. */
  importCharges: ShopFacts['importCharges']
}

export interface PriceReason {
  /** 0 if the price does not depend on weight. */
  overKilograms: number
  bulky: boolean
}

type Delivered = Pick<
  Selection | Order,
  'shippingMethod' | 'shippingMethodName' | 'currency' | 'lines' | 'unreadableLines' | 'totals'
>

export function deliveryOf(delivered: Delivered, facts: ShopFacts | null): Delivery | null {
  const { shippingMethod, shippingMethodName, currency, totals } = delivered
  if (shippingMethod === '') return null
  const terms = termsOf(facts, shippingMethod, currency)
  return {
    name: shippingMethodName || terms?.name || shippingMethod,
    reason: reasonOf(terms, totals.shipping),
    leftToFree: totals.shipping ? leftToFree(delivered, terms) : null,
    importCharges: facts?.currency === currency ? facts.importCharges : null,
  }
}

export function termsOf(
  facts: ShopFacts | null,
  shippingMethod: string,
  currency: string,
): DeliveryTerms | null {
  if (facts?.currency !== currency) return null
  return facts.deliveryMethods.find((terms) => terms.shippingMethod === shippingMethod) ?? null
}

/** The reason for a delivery price: the price identifies the weight step. */
export function reasonOf(terms: DeliveryTerms | null, price: number | null): PriceReason | null {
  const step = terms?.prices.find((entry) => entry.price === price)
  if (!terms || !step || !price) return null
  const reason = { overKilograms: step.overKilograms, bulky: terms.bulky }
  return reason.overKilograms > 0 || reason.bulky ? reason : null
}

function leftToFree({ lines, unreadableLines }: Delivered, terms: DeliveryTerms | null): number | null {
  const freeFrom = terms?.freeFrom ?? null
  if (freeFrom === null || unreadableLines > 0) return null
  const goods = cartRows(lines).reduce<number | null>(
    (sum, { line }) => (sum === null || line.totalPrice === null ? null : sum + line.totalPrice),
    0,
  )
  const left = goods === null ? 0 : roundToCents(freeFrom - goods)
  return left > 0 ? left : null
}
