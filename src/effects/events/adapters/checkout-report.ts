import { maxReportedItems } from '#src/commerce/contract/checkout-event.ts'
import { checkoutEventPath } from '#src/config.ts'
import { parseServerReports } from '#src/measuring-services.ts'
import type { ShopEvent } from '../event-port.ts'
import { postReport } from './conversions.ts'
import { ecommerceOf } from './ga4-event.ts'

/**
 * Reports an accepted payment call to the shop's server, which forwards it to Google Analytics 4: its scripts do not
 * run at the checkout. An event may be reported again under its id. False if the shop does not report it.
 */
export function reportCheckout(event: Extract<ShopEvent, { kind: 'paymentStarted' }>): boolean {
  const { id, goods, delivery, payment } = event
  const { items, ...sums } = ecommerceOf(goods)
  const { ga4 } = parseServerReports(document.documentElement.dataset.serverReports ?? '')
  if (!ga4 || items.length === 0) return false
  void postReport(checkoutEventPath, {
    eventId: id,
    ...sums,
    items: items.slice(0, maxReportedItems),
    delivery,
    payment,
  })
  return true
}
