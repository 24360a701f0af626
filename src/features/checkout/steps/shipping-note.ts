import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { ShippingMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { reasonOf, termsOf } from '#src/features/cart/delivery.ts'
import { reasonWords } from '#src/features/cart/delivery-text.ts'
import { methodArrival } from '#src/features/cart/promise.ts'
import { expectedText } from '#src/features/catalogue/offer/promise/promise.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { daysText } from '../days-text.ts'

interface ShippingNoteSources {
  selection: Selection
  /** The shop's facts in the cart's country; null if unknown. */
  facts: ShopFacts | null
  /** Milliseconds since 1970; null while unknown. */
  now: number | null
  i18n: Pick<I18n, 't' | 'locale'>
}

/**
 * Carrier, days and reason of the price of a delivery method: "PostNord · Expected Wed 2 – Fri 4 Dec · over 5 kg". Empty if
 * none is known.
 */
export function shippingNote(
  { shippingMethod: id, price }: Pick<ShippingMethod, 'shippingMethod' | 'price'>,
  { selection, facts, now, i18n }: ShippingNoteSources,
): string {
  const style = { i18n, country: selection.location.country }
  const terms = termsOf(facts, id, selection.currency)
  const reason = reasonOf(terms, price)
  const arrival = now === null ? null : methodArrival(selection, id, facts, now)
  const parts = [
    terms?.carrier ?? '',
    arrival ? expectedText(arrival, style) : terms?.days ? daysText(terms.days, i18n) : '',
    reason ? reasonWords(reason, style) : '',
  ]
  return parts.filter(Boolean).join(' · ')
}
