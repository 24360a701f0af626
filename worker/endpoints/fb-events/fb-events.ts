import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type * as v from 'valibot'
import { articleId } from '#src/commerce/contract/catalogue/article-id.ts'
import { ConversionEvent, purchaseEventId } from '#src/commerce/contract/conversion-event.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { isPersonal } from '#src/personal-data.ts'
import type { Edge } from '../../context.ts'
import { sha256 } from '../../digest.ts'
import { createReport } from '../../error-reports/create-report.ts'
import { maxConversionBytes, maxUserAgentLength, purchaseAge } from '../../limits.ts'
import type { AppRoute } from '../../match-route.ts'
import { createPathMatcher } from '../../middleware/visitor.ts'
import { checkOrder } from '../../order-check/check-order.ts'
import { visitorCountries } from '../../region/country.ts'
import { knownCurrencies } from '../../shop.ts'
import { createRequestPorts } from '../../upstream/create-request-ports.ts'
import { createVisitorCart } from '../../visitor/visitor-cart.ts'
import { agreesTo, clientAddress, isFirst, readReport } from '../page-report.ts'
import { type ServerEvent, sendConversion } from './send-conversion.ts'
import { hashed, normalEmail, normalPhone, pixelCookies } from './user-data.ts'

/** `country`: of telephone numbers without a country code, if known independently of the visitor. */
type Conversion = v.InferOutput<typeof ConversionEvent> & { country?: string; order?: Order }

/**
 * Sends actions to the advertising platform, after consent to marketing. Every page of the shop gets 204, so that the
 * answer reveals nothing; 400, 403, 405, 413, 415 and 429 go to requests that no page sends.
 */
export function fbEvents(routes: AppRoute[]) {
  const matchPath = createPathMatcher(routes)

  return async function handleConversion(c: Context<Edge>): Promise<Response> {
    const event = await readReport(c, ConversionEvent, maxConversionBytes)
    if (event instanceof Response) return event
    if (!(await isSoldIn(c, event))) return new Response(null, { status: 400 })
    const { PUBLIC_PIXEL_ID, PIXEL_TOKEN } = c.var.settings
    const { headers } = c.req.raw
    // An event without a user agent would be refused.
    if (PUBLIC_PIXEL_ID && PIXEL_TOKEN && headers.has('user-agent') && agreesTo(headers, 'marketing')) {
      const report = createReport(c.var.ids.requestId, c.var.log)
      c.executionCtx.waitUntil(sendOnce(c, event).catch(report))
    }
    return new Response(null, { status: 204 })
  }

  async function sendOnce(c: Context<Edge>, asked: Conversion): Promise<void> {
    const event = asked.eventName === 'Purchase' ? await purchaseOf(c) : asked
    if (!event) return
    const { eventName, eventId = crypto.randomUUID() } = event
    const hash = await sha256(`${eventName} ${eventId}`)
    if (!(await isFirst(c, hash))) return
    const { settings, ids, log, isolate } = c.var
    const conversion = await serverEvent(c, { ...event, eventId, sourceUrl: asked.sourceUrl })
    const testCode = settings.ALLOW_TEST_EVENTS ? asked.testEventCode : undefined
    const sent = await sendConversion(conversion, testCode, createRequestPorts(c))
    const { em = [], ph = [] } = conversion.user_data
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
    const { seenEvents } = isolate
    if (event.order) await checkOrder(event.order, { bindings: c.env, settings, ids, log, seenEvents })
  }

  async function serverEvent(
    c: Context<Edge>,
    event: Conversion & { eventId: string },
  ): Promise<ServerEvent> {
    const { eventName, eventId, emails, phones, products, contentType, value, currency, sourceUrl } = event
    const country = event.country ?? visitorCountries(c).find((known) => known !== null) ?? null
    const em = await hashed(emails.map(normalEmail))
    const ph = await hashed(await Promise.all(phones.map((phone) => normalPhone(phone, country))))
    const address = clientAddress(c)
    const pages = ownPages(c, [sourceUrl, c.req.header('referer')])
    const content = products.map(({ sku, quantity }) => ({ id: sku, quantity }))
    const custom = {
      ...(content.length > 0 ? { content_type: contentType, contents: content } : {}),
      ...(value !== undefined && currency !== undefined ? { value, currency } : {}),
    }
    return {
      event_name: eventName,
      event_time: Math.floor(Date.now() / 1000),
      event_id: eventId,
      action_source: 'website',
      event_source_url: sourceOf(c, pages),
      user_data: {
        ...(em.length > 0 ? { em } : {}),
        ...(ph.length > 0 ? { ph } : {}),
        ...(address && { client_ip_address: address }),
        client_user_agent: (c.req.header('user-agent') ?? '').slice(0, maxUserAgentLength),
        ...pixelCookies((name) => getCookie(c, name), pages, Date.now()),
      },
      ...(Object.keys(custom).length > 0 ? { custom_data: custom } : {}),
    }
  }

  function sourceOf(c: Context<Edge>, [page]: URL[]): string {
    const { PUBLIC_ORIGIN } = c.var.settings
    if (!page) return PUBLIC_ORIGIN
    const { pattern, policy } = matchPath(page.pathname)
    const isPublic = policy === 'open' && !pattern.startsWith('/wishlist') && !isPersonal(page.pathname)
    if (isPublic) return PUBLIC_ORIGIN + page.pathname
    const [named = ''] = pattern.split(/[:*]/)
    return PUBLIC_ORIGIN + named
  }
}

function ownPages(c: Context<Edge>, addresses: (string | undefined)[]): URL[] {
  return addresses.flatMap((address) => {
    const url = URL.parse(address ?? '')
    return url?.origin === c.var.settings.PUBLIC_ORIGIN ? [url] : []
  })
}

async function isSoldIn(c: Context<Edge>, { eventName, currency }: Conversion): Promise<boolean> {
  if (currency === undefined || eventName === 'Purchase') return true
  const known = await knownCurrencies(createRequestPorts(c))
  return known?.includes(currency) ?? true
}

/** The last order of the visitor's cart at the commerce service; null without a recent one. */
async function purchaseOf(c: Context<Edge>): Promise<Conversion | null> {
  const cart = createVisitorCart(createRequestPorts(c), c.req.header('cookie') ?? '')
  const reply = cart.hasToken ? await resultOrNull(() => cart.checkout.receipt()) : null
  if (!reply?.ok || reply.value.orderNumber === '') return null
  const order: Order = reply.value
  if (isOld(order)) return null
  const { email = '', phoneNumber = '', country = '' } = order.address
  const { items: value } = order.totals
  return {
    order,
    eventName: 'Purchase',
    eventId: purchaseEventId(order.orderNumber),
    ...(country && { country }),
    emails: [email],
    phones: [phoneNumber],
    products: productsOf(order),
    contentType: 'product',
    ...(value === null ? {} : { value }),
    currency: order.currency,
  }
}

/** An order without a readable date counts as new. */
function isOld({ orderDate }: Order): boolean {
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(orderDate) ?? []
  return Date.now() - Date.parse(`${day}T${time}Z`) > purchaseAge.max
}

function productsOf({ lines }: Order): Conversion['products'] {
  const articles = Map.groupBy(lines, articleId)
  return [...articles].map(([sku, of]) => ({
    sku,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}
