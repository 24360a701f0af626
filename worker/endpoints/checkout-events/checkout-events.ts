import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { CheckoutEvent, checkoutEvents } from '#src/commerce/contract/checkout-event.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../../context.ts'
import { sha256 } from '../../digest.ts'
import { createReport } from '../../error-reports/create-report.ts'
import { maxCheckoutEventBytes } from '../../limits.ts'
import { createRequestPorts } from '../../upstream/create-request-ports.ts'
import { agreesTo, isFirst, readReport } from '../page-report.ts'
import { ga4Client, sendToGa4 } from './ga4.ts'

/** Reports an accepted payment to GA4, whose scripts do not run at the checkout; after consent, once. Always 204. */
export async function reportCheckoutEvent(c: Context<Edge>): Promise<Response> {
  const event = await readReport(c, CheckoutEvent, maxCheckoutEventBytes)
  if (event instanceof Response) return event
  const { PUBLIC_GA4_ID: stream, GA4_API_SECRET: secret } = c.var.settings
  if (stream && secret && agreesTo(c.req.raw.headers, 'statistics')) {
    const report = createReport(c.var.ids.requestId, c.var.log)
    c.executionCtx.waitUntil(sendOnce(c, event, { stream, secret }).catch(report))
  }
  return new Response(null, { status: 204 })
}

async function sendOnce(
  c: Context<Edge>,
  { eventId, ...event }: CheckoutEvent,
  key: { stream: string; secret: string },
): Promise<void> {
  const hash = await sha256(`ga4 ${eventId}`)
  if (!(await isFirst(c, hash))) return
  const { settings, ids, log } = c.var
  const client = ga4Client((name) => getCookie(c, name), key.stream)
  const ads = agreesTo(c.req.raw.headers, 'marketing') ? 'GRANTED' : 'DENIED'
  const common = {
    event_id: eventId,
    page_location: settings.PUBLIC_ORIGIN + paths.checkout(),
    // Without it GA4 counts no user.
    engagement_time_msec: 1,
    ...(client.session && { session_id: client.session }),
  }
  const status = await sendToGa4(
    {
      client_id: client.id,
      timestamp_micros: Date.now() * 1_000,
      consent: { ad_user_data: ads, ad_personalization: ads },
      events: checkoutEvents(event).map(({ name, params }) => ({ name, params: { ...params, ...common } })),
    },
    key,
    createRequestPorts(c),
  )
  log({
    event: 'conversion',
    requestId: ids.requestId,
    name: 'begin_checkout',
    id: hash.slice(0, 16),
    ...{ status, code: null, trace: null },
  })
}
