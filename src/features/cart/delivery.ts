import type { DeliveryTerms, ShopFacts } from '#src/commerce/contract/content.ts'
import { parcelPrice, takesParcel } from '#src/commerce/contract/delivery/parcel.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartRows, roundToCents } from './cart.ts'
import { isDeposit } from './item-count.ts'

export interface Delivery {
  name: string
  reason: PriceReason | null
  /** The value of goods missing until delivery is free; null if it is free already, never free, or unknown. */
  leftToFree: number | null
  /** The delivery that more goods would need; null unless the limit is near and the price would rise. */
  heavier: HeavierDelivery | null
  /** The payment of customs charges, as in `ShopFacts`; null without a customs border, or if it is unknown. */
  importCharges: ShopFacts['importCharges']
}

export interface HeavierDelivery {
  /** The weight of the goods now. */
  kilograms: number
  /** The weight from which it is needed. */
  overKilograms: number
  name: string
  price: number
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

/** The share of a method's weight limit from which the limit is named. */
const nearLimit = 1 / 3

export function deliveryOf(delivered: Delivered, facts: ShopFacts | null): Delivery | null {
  const { shippingMethod, shippingMethodName, currency, totals } = delivered
  if (shippingMethod === '') return null
  const terms = termsOf(facts, shippingMethod, currency)
  return {
    name: shippingMethodName || terms?.name || shippingMethod,
    reason: reasonOf(terms, totals.shipping),
    leftToFree: totals.shipping ? leftToFree(delivered, terms) : null,
    heavier: heavierDelivery(delivered, terms, facts),
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

function leftToFree(delivered: Delivered, terms: DeliveryTerms | null): number | null {
  const freeFrom = terms?.freeFrom ?? null
  const goods = goodsValue(delivered)
  if (freeFrom === null || goods === null) return null
  const left = roundToCents(freeFrom - goods)
  return left > 0 ? left : null
}

/** The value of the goods without deposits; null if a part of it is unknown. */
function goodsValue({ lines, unreadableLines }: Delivered): number | null {
  if (unreadableLines > 0) return null
  return cartRows(lines).reduce<number | null>(
    (sum, { line }) => (sum === null || line.totalPrice === null ? null : sum + line.totalPrice),
    0,
  )
}

function heavierDelivery(
  delivered: Delivered,
  terms: DeliveryTerms | null,
  facts: ShopFacts | null,
): HeavierDelivery | null {
  const limit = terms?.maxKilograms ?? null
  const goods = goodsValue(delivered)
  const kilograms = goodsWeight(delivered)
  const now = delivered.totals.shipping
  if (!facts || limit === null || goods === null || kilograms === null || now === null) return null
  if (kilograms < limit * nearLimit || kilograms > limit) return null
  const isFree = ({ freeFrom }: DeliveryTerms) => freeFrom !== null && goods >= freeFrom
  // A code has made it free, and would do so with any method.
  if (terms && now === 0 && !isFree(terms)) return null
  const parcels = goodsOf(delivered).map(({ product: { deliveryClass } }) => ({
    deliveryClass,
    kilograms: limit + 0.001,
  }))
  const [next] = facts.deliveryMethods
    .filter((method) => parcels.every((parcel) => takesParcel(method, parcel)))
    .flatMap((method) => {
      const price = parcels[0] ? parcelPrice(method, parcels[0]) : null
      return price === null ? [] : [{ name: method.name, price: isFree(method) ? 0 : price }]
    })
    .sort((one, other) => one.price - other.price)
  return next?.name && next.price > now ? { kilograms, overKilograms: limit, ...next } : null
}

/** The weight of the goods; null if that of a part is unknown. */
function goodsWeight(delivered: Delivered): number | null {
  return goodsOf(delivered).reduce<number | null>(
    (sum, { quantity, product: { kilograms } }) =>
      sum === null || kilograms === null ? null : sum + kilograms * quantity,
    0,
  )
}

function goodsOf({ lines }: Delivered): Delivered['lines'] {
  const isDepositLine = isDeposit(lines)
  return lines.filter((line) => !isDepositLine(line))
}
