import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { RouterContextProvider } from 'react-router'
import { countryCookie } from '#src/config.ts'
import { createI18n } from '#src/i18n/i18n.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { documentContext, shopContext } from '#src/shop.ts'
import { cacheApiStore, noStore } from '../cache/store.ts'
import type { Edge } from '../context.ts'
import { chosenCountry } from '../region/country.ts'
import { crawlerCountry } from '../region/region.ts'
import type { Render } from '../render.ts'
import { createShop, publicConfig } from '../shop.ts'
import { limitConcurrency } from '../upstream/limit.ts'
import { retryOnce } from '../upstream/retry.ts'
import { routeFetch } from '../upstream/route.ts'

/** Connections that wait for headers are scarce at the edge: six, of which the cache takes one. */
const mostCallsAtOnce = 5
const attemptDeadline = 1_200

/** Where the browser finds the words of a locale. */
export type MessageAssets = Partial<Record<string, string>>

/** The shop itself: every address that is no endpoint. */
export function storefront(render: Render, messageAssets: MessageAssets) {
  return async (c: Context<Edge>): Promise<Response> => {
    const { settings, locale, isCrawler, ledger, requestId } = c.var
    const i18n = createI18n(locale, await loadMessages(locale))
    const shop = createShop(
      {
        settings,
        fetch: limitConcurrency(
          retryOnce(routeFetch(c.env, settings.PUBLIC_ORIGIN), {
            attemptDeadline,
            sleep,
            random: Math.random,
          }),
          mostCallsAtOnce,
        ),
        store: edgeStore(),
        ledger,
        requestId,
        now: Date.now,
        waitUntil: (work) => c.executionCtx.waitUntil(work),
        report: (error) => console.error(JSON.stringify({ requestId, error: String(error) })),
      },
      i18n,
      isCrawler
        ? [crawlerCountry(locale, settings.DEFAULT_COUNTRY), settings.DEFAULT_COUNTRY]
        : [chosenCountry(getCookie(c, countryCookie)), c.var.country, settings.DEFAULT_COUNTRY],
    )
    // Each loader that waits for the shop hears of a failure; a screen without one must not crash the request.
    shop.catch(() => {})
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(documentContext, {
      i18n,
      config: publicConfig(settings),
      nonce: import.meta.env.DEV ? undefined : c.var.nonce,
      waitForAll: isCrawler,
      messagesAddress: messageAssets[locale],
    })
    const response = await render(locale, c.req.raw, context)
    return new Response(response.body, response)
  }
}

/** The data centre's cache where there is one; elsewhere the isolate's memory must do. */
function edgeStore() {
  const cache: unknown = 'caches' in globalThis ? Reflect.get(caches, 'default') : undefined
  return typeof Cache === 'function' && cache instanceof Cache ? cacheApiStore(cache) : noStore
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
