// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import type { CheckoutEnv } from '../env.ts'
import { change, refused } from '../outcome.ts'
import { priceSelection } from '../selection/priced-selection.ts'

export const methodRoutes = new Hono<CheckoutEnv>()

methodRoutes.put('/shipping-methods/:shippingMethod', (c) =>
  change(c, (selection) => {
    const wanted = c.req.param('shippingMethod')
    const { delivery } = priceSelection(c.var.world, selection)
    return delivery.some(({ shippingMethod }) => shippingMethod === wanted)
      ? { state: { ...selection, shippingMethod: wanted } }
      : refused(404, { shippingMethod: 'not found' })
  }),
)

methodRoutes.put('/payment-methods/:paymentMethod', (c) =>
  change(c, (selection) => {
    const wanted = c.req.param('paymentMethod')
    const { payments } = priceSelection(c.var.world, selection)
    return payments.some(({ paymentMethod }) => paymentMethod === wanted)
      ? { state: { ...selection, paymentMethod: wanted } }
      : refused(404, { paymentMethod: 'not found' })
  }),
)
