import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { RouterContextProvider } from 'react-router'
import { countryCookie } from '#src/config.ts'
import { createI18n } from '#src/i18n/i18n.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { localized } from '#src/paths.ts'
import { documentContext, shopContext } from '#src/shop.ts'
import type { Edge } from '../context.ts'
import { chosenCountry } from '../region/country.ts'
import { crawlerCountry } from '../region/region.ts'
import type { MessageAssets, Render } from '../render.ts'
import { createShop, publicConfig } from '../shop.ts'
import { openPorts } from '../upstream/open-ports.ts'
import { lastWords } from './last-words.ts'

/** No screen has this address. */
const nowhere = '/404'

/** The shop itself: every address that is no endpoint. */
export function storefront(render: Render, messageAssets: MessageAssets) {
  async function answer(c: Context<Edge>, request: Request): Promise<Response> {
    const { locale } = c.var
    const response = await render(locale, request, await openDocument(c, messageAssets))
    if (response.status < 400 || isForBrowser(response)) return response
    // The router itself could not go on, and says so in bare words.
    await response.body?.cancel()
    return lastWords(locale, response.status)
  }

  /** The "not found" screen under another status. Nothing of the request reaches it. */
  async function refuse(c: Context<Edge>, status: number): Promise<Response> {
    const { origin, pathname } = new URL(c.req.url)
    const address = localized(c.var.locale, nowhere) + (pathname.endsWith('.data') ? '.data' : '')
    const response = await answer(c, new Request(origin + address))
    if (response.status >= 500) return response
    const refused = new Response(response.body, { status, headers: response.headers })
    if (status === 405) refused.headers.set('allow', 'GET, HEAD')
    return refused
  }

  async function show(c: Context<Edge>): Promise<Response> {
    const { raw } = c.req
    const unread = raw.method === 'HEAD'
    const response = await answer(c, unread ? new Request(raw, { method: 'GET' }) : raw)
    if (!unread && response.status !== 405) return new Response(response.body, response)
    // What nobody reads need not be rendered to its end.
    await response.body?.cancel()
    return unread ? new Response(null, response) : refuse(c, 405)
  }

  return { show, refuse }
}

async function openDocument(c: Context<Edge>, messageAssets: MessageAssets): Promise<RouterContextProvider> {
  const { settings, locale, isCrawler, nonce, country } = c.var
  const i18n = createI18n(locale, await loadMessages(locale))
  const ports = openPorts(c)
  const countries = isCrawler
    ? [crawlerCountry(locale, settings.DEFAULT_COUNTRY)]
    : [chosenCountry(getCookie(c, countryCookie)), country]
  const shop = createShop(ports, i18n, [...countries, settings.DEFAULT_COUNTRY])
  // Each loader that waits for the shop hears of a failure; a screen without one must not crash the request.
  shop.catch(() => {})
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(documentContext, {
    i18n,
    config: publicConfig(settings),
    nonce,
    waitForAll: isCrawler,
    messagesAddress: messageAssets[locale],
    report: ports.report,
  })
  return context
}

/** A document, or data for a screen that is already there. */
function isForBrowser({ headers }: Response): boolean {
  return headers.has('x-remix-response') || (headers.get('content-type') ?? '').startsWith('text/html')
}
