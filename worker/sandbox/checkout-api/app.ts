import { Hono } from 'hono'
import { catalogueApi } from '../catalogue-api/app.ts'
import { cors } from './cors.ts'
import type { CheckoutEnv } from './env.ts'
import { customerRoutes } from './routes/customer.ts'
import { itemRoutes } from './routes/items.ts'
import { lineRoutes } from './routes/lines.ts'
import { loginRoutes } from './routes/login.ts'
import { methodRoutes } from './routes/methods.ts'
import { orderRoutes } from './routes/orders.ts'
import { passwordRoutes } from './routes/password.ts'
import { paymentRoutes } from './routes/payment.ts'
import { paymentFieldRoutes } from './routes/payment-fields.ts'
import { paymentResultRoutes } from './routes/payment-result.ts'
import { receiptRoutes } from './routes/receipt.ts'
import { regionRoutes } from './routes/region.ts'
import { selectionRoutes } from './routes/selection.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { voucherRoutes } from './routes/vouchers.ts'
import { wishlistRoutes } from './routes/wishlist.ts'
import { session } from './session/session.ts'
import { body, correlation, refuse, sentText } from './wire.ts'

/** The Checkout API: middleware and routes under `/api/checkout`. `c.var.world` must be set before. */
export function checkoutApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  // No await after `session`: another request could change the session in between.
  app.use(correlation, sentText, cors, session, body)
  app.route('/', selectionRoutes)
  app.route('/', regionRoutes)
  app.route('/', itemRoutes)
  app.route('/', lineRoutes)
  app.route('/', voucherRoutes)
  app.route('/', methodRoutes)
  app.route('/', paymentFieldRoutes)
  app.route('/', paymentRoutes)
  app.route('/', paymentResultRoutes)
  app.route('/', receiptRoutes)
  app.route('/', loginRoutes)
  app.route('/', passwordRoutes)
  app.route('/', customerRoutes)
  app.route('/', orderRoutes)
  app.route('/', wishlistRoutes)
  app.route('/', subscriptionRoutes)
  app.route('/', catalogueApi)
  app.all('*', (c) => refuse(c, 404, { route: 'not found' }))
  return app
}
