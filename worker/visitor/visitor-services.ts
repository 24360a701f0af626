import type { Context } from 'hono'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Http } from '#src/commerce/http.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop, VisitorServices } from '#src/shop.ts'
import { createCarPhotos } from '../car-photos/car-photos.ts'
import { createConsentRecord } from '../consent-ledger/visitor-consent.ts'
import type { Edge } from '../context.ts'
import { createMailer } from '../mail/mailer.ts'
import { createNewsletter } from '../newsletter/newsletter.ts'
import { checkOrder } from '../order-check/check-order.ts'
import { shareEqualPayments } from '../payment-returns/dispatch-payment.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'
import { createOrderLookup } from '../support/order-lookup.ts'
import { createSupport } from '../support/support.ts'
import type { RequestPorts } from '../upstream/request-ports.ts'
import { createVehicleLookup } from '../vehicle-lookup/vehicle-lookup.ts'
import { createVisitorCart } from './visitor-cart.ts'

interface VisitorPorts {
  ports: RequestPorts
  i18n: ServerI18n
  shop: Promise<Shop>
}

/** Each service is created on first use. */
export function createVisitorServices(
  c: Context<Edge>,
  { ports, i18n, shop }: VisitorPorts,
): VisitorServices {
  const share = (send: Http) => shareEqualPayments(c, send)
  const { seenEvents } = ports.isolate
  const onOrder = (order: Order) =>
    ports.waitUntil(checkOrder(order, { ...ports, bindings: c.env, seenEvents }))
  const cart = once(() => createVisitorCart(ports, c.req.header('cookie') ?? '', { share, onOrder }))
  return {
    cart,
    carPhotos: once(() => createCarPhotos(c, cart())),
    consentRecord: once(() => createConsentRecord(c)),
    attemptLimit: once(() => createAttemptLimit(c)),
    orderLookup: once(() => createOrderLookup(c)),
    vehicleLookup: once(() => createVehicleLookup(c)),
    mailer: once(() => createMailer(c)),
    support: once(() => createSupport(c)),
    newsletter: once(() => createNewsletter(c, i18n, () => shop)),
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
