import { maxReportedItems } from '#src/commerce/contract/checkout-event.ts'
import { checkoutEventPath } from '#src/config.ts'
import { parseServerReports } from '#src/measuring-services.ts'
import type { ShopEvent } from '../event-port.ts'
import { postReport } from './conversions.ts'
import { ecommerceOf } from './ga4-event.ts'

/** The server reports payments to GA4, whose scripts do not run at the checkout. False if it does not report it. */
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
