import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { parcelState } from '../checkout-api/order/customer-orders.ts'
import style from '../provider/provider.css?raw'
import { wallClock } from '../wall-clock.ts'

interface CarrierEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

/** The tracking page of the simulated carrier. It says where a parcel is, and nothing about who gets it. */
export function carrierApp(): Hono<CarrierEnv> {
  const app = new Hono<CarrierEnv>()
  app.get('/track/:trackingId', pageHeaders, (c) => {
    const trackingId = c.req.param('trackingId')
    const parcel = parcelState(c.var.world, trackingId)
    if (parcel?.shipped == null) return c.text('There is no such parcel.', 404)
    const delivered =
      parcel.delivered === null ? '' : html`<li>${wallClock(parcel.delivered)}: delivered</li>`
    return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Parcel ${trackingId}</title>
<style nonce="${c.get('secureHeadersNonce') ?? ''}">${raw(style)}</style>
</head>
<body><main><h1>Parcel ${trackingId}</h1>
<p>This is a simulation: nothing has been sent.</p>
<ul><li>${wallClock(parcel.shipped)}: handed to the carrier</li>${delivered}</ul>
</main></body>
</html>`)
  })
  return app
}

/** The page loads nothing and sends nothing. */
const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
})
