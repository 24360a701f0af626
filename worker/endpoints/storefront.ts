import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { isServiceFailure } from '#src/commerce/reply.ts'
import { createServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { screenSets } from '#src/zones.ts'
import type { Edge } from '../context.ts'
import { visitorCountries } from '../region/country.ts'
import { otherLocales } from '../region/language.ts'
import { crawlerCountry } from '../region/region.ts'
import type { MessageAssets, Render } from '../render.ts'
import { accountConfig, createShop, publicConfig } from '../shop.ts'
import { createRequestPorts } from '../upstream/create-request-ports.ts'
import { createVisitorServices } from '../visitor/visitor-services.ts'
import { errorPage } from './error-page.ts'

const notFoundPath = '/404'

export function storefront(render: Render, messageAssets: MessageAssets) {
  const ask = async (c: Context<Edge>, request: Request) =>
    render(c.var.locale, request, await createDocumentContext(c, messageAssets))

  async function handle(c: Context<Edge>): Promise<Response> {
    if (c.req.raw.method === 'HEAD') return head(c)
    const response = await ask(c, c.req.raw)
    if (isRendered(response)) return new Response(response.body, response)
    await response.body?.cancel()
    const { status } = response
    return status >= 500 || status === 429 ? errorPage(c.var.locale, status) : renderError(c, status)
  }

  async function head(c: Context<Edge>): Promise<Response> {
    const unread = new AbortController()
    const response = await ask(c, new Request(c.req.raw, { method: 'GET', signal: unread.signal }))
    unread.abort()
    await response.body?.cancel().catch(() => {})
    return new Response(null, response)
  }

  async function renderError(c: Context<Edge>, status: number): Promise<Response> {
    const { origin, pathname } = new URL(c.req.url)
    const address = localized(c.var.locale, notFoundPath) + (pathname.endsWith('.data') ? '.data' : '')
    const response = await ask(c, new Request(origin + address))
    if (!isRendered(response)) return errorPage(c.var.locale, status)
    if (response.status >= 500) return response
    const refused = new Response(response.body, { status, headers: response.headers })
    if (status === 405) refused.headers.set('allow', 'GET, HEAD')
    return refused
  }

  return { show: handle, refuse: renderError }
}

async function createDocumentContext(
  c: Context<Edge>,
  messageAssets: MessageAssets,
): Promise<RouterContextProvider> {
  const { settings, locale, isCrawler, secureHeadersNonce, country, contentVersion } = c.var
  const i18n = createServerI18n(locale, await loadMessages(locale))
  const ports = createRequestPorts(c)
  const countries = isCrawler ? [crawlerCountry(locale, settings.DEFAULT_COUNTRY)] : visitorCountries(c)
  const others = otherLocales({
    locale,
    referrer: c.req.header('referer'),
    origin: settings.PUBLIC_ORIGIN,
    country: country ?? settings.DEFAULT_COUNTRY,
    acceptLanguage: c.req.header('accept-language') ?? '',
  })
  const shop = createShop(ports, i18n, [...countries, settings.DEFAULT_COUNTRY], others, contentVersion)
  // A screen may never await the shop, whose failures are reported elsewhere.
  shop.catch((error: unknown) => {
    if (!isServiceFailure(error)) ports.report(error)
  })
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(visitorContext, createVisitorServices(c, { ports, i18n, shop }))
  context.set(documentContext, {
    i18n,
    config: publicConfig(settings),
    accountConfig: accountConfig(settings, c.var.screenAddresses),
    supportEmail: settings.PUBLIC_SUPPORT_EMAIL ?? null,
    nonce: secureHeadersNonce,
    waitForAll: isCrawler,
    messageFiles: messageAssets[locale],
    screenSets: screenSets(c.var.route.pattern),
    report: ports.report,
    isPreview: contentVersion === 'draft',
  })
  return context
}

/** True if the router rendered a document or data, rather than a bare text such as "Method Not Allowed". */
function isRendered({ status, headers }: Response): boolean {
  if (status < 400) return true
  const type = headers.get('content-type') ?? ''
  const isWhole = type.startsWith('text/html') || type.startsWith('application/json')
  return status !== 405 && (isWhole || headers.has('x-remix-response'))
}
