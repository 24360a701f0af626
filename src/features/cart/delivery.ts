import type { DeliveryTerms, ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartRows, roundToCents } from './cart.ts'

/** How a cart or an order is delivered, for its totals. */
export interface Delivery {
  /** What the method is called. */
  name: string
  /** Why it costs more than the method's usual price; null where it does not, or where that is not known. */
  reason: PriceReason | null
  /** The price of the goods that are missing until the method is free; null where it is free, never is, or who knows. */
  leftToFree: number | null
}

/** Why a delivery costs more: the goods are heavier than a number of kilograms, or perhaps bulky. */
export interface PriceReason {
  /** 0 where their weight does not matter. */
  overKilograms: number
  bulky: boolean
}

type Delivered = Pick<
  Selection | Order,
  'shippingMethod' | 'shippingMethodName' | 'currency' | 'lines' | 'unreadableLines' | 'totals'
>

/** How something is delivered, by what the shop's operator says of the method. Null while no method is chosen. */
export function deliveryOf(delivered: Delivered, facts: ShopFacts | null): Delivery | null {
  const { shippingMethod, shippingMethodName, currency, totals } = delivered
  if (shippingMethod === '') return null
  const terms = termsOf(facts, shippingMethod, currency)
  return {
    name: shippingMethodName || terms?.name || shippingMethod,
    reason: reasonOf(terms, totals.shipping),
    leftToFree: totals.shipping ? leftToFree(delivered, terms) : null,
  }
}

/** The terms of a method; null where they are not known in this currency. */
export function termsOf(
  facts: ShopFacts | null,
  shippingMethod: string,
  currency: string,
): DeliveryTerms | null {
  if (facts?.currency !== currency) return null
  return facts.deliveryMethods.find((terms) => terms.shippingMethod === shippingMethod) ?? null
}

/** Why a delivery costs what it does: its price identifies the weight step it belongs to. */
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
