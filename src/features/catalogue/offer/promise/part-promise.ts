import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { DeliveryTerms, ShopFacts } from '#src/commerce/contract/content.ts'
import { wallClockAt } from '#src/commerce/contract/delivery/day.ts'
import { defaultMethod, deliveryPrice, type Parcel } from '#src/commerce/contract/delivery/parcel.ts'
import { readinessOf } from '#src/commerce/contract/delivery/readiness.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Region } from '#src/shop.ts'
import { stockOf } from '../stock.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { deliveryPromise, deliveryWay, promisedArrivals } from './promise.ts'

interface Order {
  product: Product
  /** The number of pieces that are suggested. */
  pieces: number
}

interface Context {
  i18n: ServerI18n
  region: Region
  /** Milliseconds since 1970. */
  now: number
}

/**
 * The promise for an order of nothing but this part, by the default method of its parcel. For a part that is sold out it has
 * no payment methods.
 */
export function partPromise(
  order: Order,
  facts: ShopFacts | null,
  { i18n, region, now }: Context,
): DeliveryPromise {
  const { product, pieces } = order
  const { country, currency } = region
  const { deliveryClass, kilograms } = product
  const parcel: Parcel = { deliveryClass, kilograms: kilograms === null ? null : kilograms * pieces }
  const usable = facts?.currency === currency ? facts : null
  const terms = usable && defaultMethod(usable.deliveryMethods, parcel)
  const way = deliveryWay(usable, terms)
  const isSold = stockOf(product, i18n, i18n.locale).state !== 'no'
  const ready = way && isSold ? readinessOf(product, wallClockAt(now, way.dispatch.timeZone).day) : null
  return deliveryPromise(
    {
      arrivals: promisedArrivals(now, { way, ready }, { i18n, country }),
      method: terms ? [terms.name, terms.carrier].filter(Boolean).join(', ') : '',
      price: terms ? priceText(terms, { ...order, parcel }, { i18n, region }) : '',
    },
    facts,
    i18n,
    () => isSold,
  )
}

function priceText(
  terms: DeliveryTerms,
  { product, pieces, parcel }: Order & { parcel: Parcel },
  { i18n: { t, locale }, region: { country, currency } }: Pick<Context, 'i18n' | 'region'>,
): string {
  const money = (amount: number) => formatMoney(amount, currency, intlLocale(locale, country))
  const { freeFrom } = terms
  const value = product.price === null ? null : product.price * pieces
  const price = deliveryPrice(terms, parcel, value)
  if (price === 0) return t('promise.free')
  if (price === null) return freeFrom === null ? '' : t('promise.freeFrom', { amount: money(freeFrom) })
  return freeFrom === null
    ? t('promise.price', { price: money(price) })
    : t('promise.priceUntil', { price: money(price), amount: money(freeFrom) })
}
