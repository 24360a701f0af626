import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { ShippingMethod } from '#src/commerce/contract/selection/method.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { reasonOf, termsOf } from '#src/features/cart/delivery.ts'
import { reasonWords } from '#src/features/cart/delivery-text.ts'
import { methodArrival, waitsForTransfer } from '#src/features/cart/promise.ts'
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
 * The days of a delivery method, "Expected Wed 2 – Fri 4 Dec", and its carrier with the reason of its price, "PostNord ·
 * over 5 kg". Each is empty if unknown.
 */
export function shippingNote(
  { shippingMethod: id, price }: Pick<ShippingMethod, 'shippingMethod' | 'price'>,
  { selection, facts, now, i18n }: ShippingNoteSources,
): { arrival: string; note: string } {
  const style = { i18n, country: selection.location.country }
  const terms = termsOf(facts, id, selection.currency)
  const reason = reasonOf(terms, price)
  const arrival = now === null ? null : methodArrival(selection, id, facts, now)
  const parts = [terms?.carrier ?? '', reason ? reasonWords(reason, style) : '']
  return {
    arrival: arrival ? expectedText(arrival, style) : terms?.days ? daysText(terms.days, i18n) : '',
    note: parts.filter(Boolean).join(' · '),
  }
}

/** The days of the delivery method chosen, as its payment is chosen: an order in advance waits for its transfer. */
export function chosenDays({ selection, facts, now, i18n }: ShippingNoteSources): string {
  const { shippingMethod: id, location, currency } = selection
  if (now === null) return ''
  if (waitsForTransfer(selection, facts)) {
    const days = termsOf(facts, id, currency)?.days
    return days ? `${i18n.t('promise.afterPayment')} · ${daysText(days, i18n)}` : ''
  }
  const arrival = methodArrival(selection, id, facts, now)
  return arrival ? expectedText(arrival, { i18n, country: location.country }) : ''
}
