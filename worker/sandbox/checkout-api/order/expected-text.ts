import * as v from 'valibot'
import { arrivalOf, slowest } from '#src/commerce/contract/delivery/arrival.ts'
import { wallClockAt } from '#src/commerce/contract/delivery/day.ts'
import { readinessOf } from '#src/commerce/contract/delivery/readiness.ts'
import { LineProduct } from '#src/commerce/contract/selection/line.ts'
import { colonOf } from '#src/i18n/colon.ts'
import { deliveryCalendar, dispatchCalendar } from '../../rules/calendars.ts'
import { deliveryTerms } from '../../rules/delivery.ts'
import type { World } from '../../world.ts'
import { bankTransfersFor } from '../payment/bank-transfers.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { confirmationTexts } from './confirmation-mail-texts.ts'

/** "Expected: Wed 2 – Fri 4 Dec" of an order that is placed now, as the shop computes it; empty if unknown. */
export function expectedText(world: World, priced: PricedSelection): string[] {
  const { state, region, pricelist, lines, totals } = priced
  if (!region) return []
  const { expected, afterPayment } = confirmationTexts[state.language]
  const transfer = bankTransfersFor(region.country).find(
    ({ paymentMethod }) => paymentMethod === state.paymentMethod,
  )
  if (transfer?.inAdvance && totals.grandTotal > 0)
    return [`${expected}${colonOf(state.language)} ${afterPayment}`]
  const now = world.ports.now()
  const [dispatch, delivery] = [dispatchCalendar(now), deliveryCalendar(region.country, now)]
  const terms = deliveryTerms(region.country, pricelist.currency).find(
    ({ shippingMethod }) => shippingMethod === state.shippingMethod,
  )
  if (!dispatch || !delivery || !terms) return []
  const orderedAt = wallClockAt(now, dispatch.timeZone)
  const products = lines.flatMap(({ item, deposit }) =>
    deposit ? [] : [v.parse(LineProduct, world.catalogue.lineProduct(item.product, state))],
  )
  const ready = slowest(products.map((product) => readinessOf(product, orderedAt.day)))
  const arrival = ready && arrivalOf(orderedAt, { dispatch, delivery, days: terms.days }, ready)
  if (!arrival) return []
  const dates = new Intl.DateTimeFormat(`${state.language}-${region.country}`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(Date.parse(arrival.first), Date.parse(arrival.last))
  return [`${expected}${colonOf(state.language)} ${dates}`]
}
