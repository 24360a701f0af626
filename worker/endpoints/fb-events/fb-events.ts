import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import { ConversionEvent, purchaseEventId } from '#src/commerce/contract/conversion-event.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { parseConsent } from '#src/consent.ts'
import type { Edge } from '../../context.ts'
import { sha256 } from '../../digest.ts'
import { maxConversionBytes } from '../../limits.ts'
import type { AppRoute } from '../../match-route.ts'
import { createPathMatcher } from '../../middleware/visitor.ts'
import { networkOf } from '../../rate-limit/network-of.ts'
import { visitorCountries } from '../../region/country.ts'
import { createReport } from '../../report.ts'
import { createBoundSeenEvents } from '../../seen-events/seen-events.ts'
import { createRequestPorts } from '../../upstream/create-request-ports.ts'
import { createVisitorCart } from '../../visitor-cart.ts'
import { type ServerEvent, sendConversion } from './send-conversion.ts'
import { hashed, normalEmail, normalPhone, pixelCookies } from './user-data.ts'

/** `country`: where telephone numbers without a country's code belong, if that is known better than by the visitor. */
type Conversion = v.InferOutput<typeof ConversionEvent> & { country?: string }

/** Where a page reports what its visitor did. */
export const conversionPath = '/api/fb-events'

/**
 * Creates the handler of `POST /api/fb-events`: tells the advertiser's server what a visitor did who agrees to marketing
 * (specification, section 3). Answers 204 to every page of the shop, whatever becomes of the event, so that nobody learns
 * anything by it; 400, 403, 405, 413, 415 and 429 to requests that no page sends.
 */
export function fbEvents(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)

  return async function handleConversion(c: Context<Edge>): Promise<Response> {
    const { method, headers, body } = c.req.raw
    if (method !== 'POST') return refused(405, { allow: 'POST' })
    // Pages always send it; `guard` has found it to be the shop's.
    if (!headers.has('origin')) return refused(403)
    if (!/^application\/json(?:;|$)/i.test(headers.get('content-type') ?? '')) return refused(415)
    const network = await sha256(networkOf(clientAddress(c)))
    if (!(await c.var.isolate.conversions.limit({ key: network })).success) return refused(429)
    const text = await boundedText(body, maxConversionBytes).catch(() => '')
    if (text === null) return refused(413)
    const event = v.safeParse(v.pipe(v.string(), v.parseJson(), ConversionEvent), text)
    if (!event.success) return refused(400)
    const { PUBLIC_PIXEL_ID, PIXEL_TOKEN } = c.var.settings
    if (PUBLIC_PIXEL_ID && PIXEL_TOKEN && agreesToMarketing(headers)) {
      const report = createReport(c.var.ids.requestId, c.var.log)
      c.executionCtx.waitUntil(tellOnce(c, event.output).catch(report))
    }
    return new Response(null, { status: 204 })
  }

  async function tellOnce(c: Context<Edge>, asked: Conversion): Promise<void> {
    const event = asked.eventName === 'Purchase' ? await purchaseOf(c) : asked
    if (!event) return
    const { eventName, eventId = crypto.randomUUID() } = event
    const hash = await sha256(`${eventName} ${eventId}`)
    if (!(await isFirst(c, hash))) return
    const { settings, ids, log } = c.var
    const told = await serverEvent(c, { ...event, eventId, sourceUrl: asked.sourceUrl })
    const testCode = settings.ALLOW_TEST_EVENTS ? asked.testEventCode : undefined
    const sent = await sendConversion(told, testCode, createRequestPorts(c))
    const { em = [], ph = [] } = told.user_data
    log({
      event: 'conversion',
      requestId: ids.requestId,
      name: eventName,
      id: hash.slice(0, 16),
      ...sent,
      ...(settings.PUBLIC_DEBUG_EVENTS
        ? { counts: { emails: em.length, phones: ph.length, products: event.products.length } }
        : {}),
    })
  }

  async function serverEvent(
    c: Context<Edge>,
    event: Conversion & { eventId: string },
  ): Promise<ServerEvent> {
    const { eventName, eventId, emails, phones, products, value, currency, sourceUrl } = event
    const [located = null] = visitorCountries(c)
    const country = event.country ?? located
    const em = await hashed(emails.map(normalEmail))
    const ph = await hashed(await Promise.all(phones.map((phone) => normalPhone(phone, country))))
    const address = clientAddress(c)
    const referrer = c.req.header('referer') ?? null
    const content = products.map(({ sku, quantity }) => ({ id: sku, quantity }))
    const custom = {
      ...(content.length > 0 ? { content_type: 'product' as const, contents: content } : {}),
      ...(value !== undefined && currency !== undefined ? { value, currency } : {}),
    }
    return {
      event_name: eventName,
      event_time: Math.floor(Date.now() / 1000),
      event_id: eventId,
      action_source: 'website',
      event_source_url: sourceOf(c, [sourceUrl, referrer]),
      user_data: {
        ...(em.length > 0 ? { em } : {}),
        ...(ph.length > 0 ? { ph } : {}),
        ...(address && { client_ip_address: address }),
        client_user_agent: (c.req.header('user-agent') ?? '').slice(0, 1_024),
        ...pixelCookies((name) => getCookie(c, name), referrer, Date.now()),
      },
      ...(Object.keys(custom).length > 0 ? { custom_data: custom } : {}),
    }
  }

  /** The page, without what an address may say of a visitor: the first of these that is the shop's. */
  function sourceOf(c: Context<Edge>, addresses: (string | null | undefined)[]): string {
    const { PUBLIC_ORIGIN } = c.var.settings
    const page = addresses
      .map((address) => URL.parse(address ?? ''))
      .find((url) => url?.origin === PUBLIC_ORIGIN)
    if (!page) return PUBLIC_ORIGIN
    const { pattern, policy } = matchPath(page.pathname)
    if (policy === 'open' && !pattern.startsWith('/wishlist')) return PUBLIC_ORIGIN + page.pathname
    const [named = ''] = pattern.split(/[:*]/)
    return PUBLIC_ORIGIN + named
  }
}

function refused(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}

function clientAddress(c: Context<Edge>): string {
  return c.req.header('cf-connecting-ip') ?? ''
}

/** A browser that says no for its visitor is overruled by the visitor's own answer, which the cookie is. */
function agreesToMarketing(headers: Headers): boolean {
  return parseConsent(headers.get('cookie') ?? '', Date.now() / 1000)?.marketing === true
}

/** The last order of the visitor's cart, as the commerce service has it; null where there is none. */
async function purchaseOf(c: Context<Edge>): Promise<Conversion | null> {
  const cart = createVisitorCart(createRequestPorts(c), c.req.header('cookie') ?? '')
  const reply = cart.hasToken ? await resultOrNull(() => cart.checkout.receipt()) : null
  if (!reply?.ok || reply.value.orderNumber === '') return null
  const order: Order = reply.value
  const { email = '', phoneNumber = '', country = '' } = order.address
  const { items: value } = order.totals
  return {
    eventName: 'Purchase',
    eventId: purchaseEventId(order.orderNumber),
    ...(country && { country }),
    emails: [email],
    phones: [phoneNumber],
    products: productsOf(order),
    ...(value === null ? {} : { value }),
    currency: order.currency,
  }
}

/** Ordering cuts lines into single pieces: those of one article are counted together. */
function productsOf({ lines }: Order): Conversion['products'] {
  const articles = Map.groupBy(lines, ({ item, sku, product }) => sku || product.sku || item)
  return [...articles].map(([sku, of]) => ({
    sku,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** Where the objects cannot be reached, the memory of this isolate has to do. */
async function isFirst(c: Context<Edge>, hash: string): Promise<boolean> {
  const { SEEN_EVENTS: objects } = c.env
  const { seenEvents } = c.var.isolate
  if (!objects) return seenEvents.isFirst(hash)
  return createBoundSeenEvents(objects)
    .isFirst(hash)
    .catch((error: unknown) => {
      createReport(c.var.ids.requestId, c.var.log)(error)
      return seenEvents.isFirst(hash)
    })
}
