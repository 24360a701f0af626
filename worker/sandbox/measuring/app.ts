import { Hono } from 'hono'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { booksApp } from './books/app.ts'
import { errorsApp } from './errors/app.ts'
import { ga4App } from './ga4/app.ts'
import { graphApp } from './graph/app.ts'
import { partnerApp } from './partner/app.ts'
import { pixelApp } from './pixel/app.ts'
import { tagManagerApp } from './tag-manager/app.ts'

/** The simulated services that measure the shop, and the books of what they were sent. */
export function measuringApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.route('/pixel', pixelApp())
  app.route('/tag-manager', tagManagerApp())
  app.route('/partner', partnerApp())
  app.route('/errors', errorsApp())
  app.route('/graph', graphApp())
  app.route('/ga4', ga4App())
  app.route('/', booksApp())
  return app
}
