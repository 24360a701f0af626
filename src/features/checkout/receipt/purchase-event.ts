import * as v from 'valibot'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import type { ShopEvent } from '#src/effects/events/event-port.ts'
import { goodsOf } from '#src/features/cart/reported-goods.ts'
import type { Visit } from '#src/visit.ts'
import { writePaymentMark } from '../unclear/payment-mark.ts'

const reportedKey = 'rc_tracked'
const maxReported = 20

const Reported = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/**
 * Records an order in this browser. The first time for an order number, across tabs and days, it reports the purchase,
 * has other tabs read their emptied cart, and returns true. Nothing is reported without a number or if it cannot be
 * stored.
 */
export async function reportPurchase({ tabs, browserStore, events }: Visit, order: Order): Promise<boolean> {
  writePaymentMark(browserStore, null)
  if (order.orderNumber === '') return false
  // Two tabs may show the receipt at the same time.
  const isFirst = await tabs.runExclusive(async () => claim(browserStore, order.orderNumber))
  if (!isFirst) return false
  events.send(purchaseEvent(order))
  tabs.broadcast('after')
  return true
}

function claim(store: TextStore, orderNumber: string): boolean {
  const stored = v.safeParse(Reported, store.read(reportedKey))
  const reported = stored.success ? stored.output : []
  if (reported.includes(orderNumber)) return false
  const text = JSON.stringify([...reported, orderNumber].slice(-maxReported))
  store.write(reportedKey, text)
  return store.read(reportedKey) === text
}

export function purchaseEvent(order: Order): ShopEvent {
  const { orderNumber, totals } = order
  const { grandTotalTax: tax, shipping } = totals
  return { kind: 'ordered', number: orderNumber, goods: goodsOf(order), tax, shipping }
}
