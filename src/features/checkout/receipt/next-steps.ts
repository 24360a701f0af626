import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Arrival } from '#src/commerce/contract/delivery/arrival.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { termsOf } from '#src/features/cart/delivery.ts'
import { waitsForTransfer } from '#src/features/cart/promise.ts'
import { intlLocale } from '#src/i18n/format.ts'
import { formatDays } from '#src/i18n/format-days.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { daysText } from '../days-text.ts'

export interface NextStep {
  step: 'confirmed' | 'sent' | 'arrives'
  /** Its days; what it waits for, if they depend on it. */
  text: string
}

/**
 * The steps of an order, confirmed, sent and arriving, each with its day. An order that waits for a transfer
 * says so instead of a day, and how long it is on its way. `arrival`: null if unknown. Empty if the days are unknown.
 */
export function nextSteps(
  order: Order,
  arrival: Arrival | null,
  facts: ShopFacts | null,
  i18n: Pick<I18n, 't' | 'locale'>,
): NextStep[] {
  const country = order.shippingAddress.country || order.address.country
  const days = (first: string, last = first) => formatDays(first, last, intlLocale(i18n.locale, country))
  const ordered = order.orderDate.slice(0, 10)
  if (arrival) {
    return [
      { step: 'confirmed', text: days(ordered) },
      { step: 'sent', text: days(arrival.leaves) },
      { step: 'arrives', text: days(arrival.first, arrival.last) },
    ]
  }
  const terms = termsOf(facts, order.shippingMethod, order.currency)
  if (!waitsForTransfer(order, facts) || !/^\d{4}-\d\d-\d\d$/.test(ordered)) return []
  return [
    { step: 'confirmed', text: days(ordered) },
    { step: 'sent', text: i18n.t('promise.afterPayment') },
    { step: 'arrives', text: terms?.days ? daysText(terms.days, i18n) : '' },
  ]
}
