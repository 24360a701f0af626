import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { serializeCookie } from '#src/cookie.ts'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import { countryCookieOfCart } from '#src/features/cart/page/country-of-cart.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import checkoutStyles from '#src/features/checkout/checkout.css?url'
import {
  type LoadedCheckout,
  loadPlainCheckout,
  showPage,
} from '#src/features/checkout/plain/load-plain-checkout.ts'
import { lineDigests } from '#src/features/checkout/plain/order-digest.ts'
import plainStyles from '#src/features/checkout/plain/page/plain-checkout.css?url'
import { PlainCheckoutPage } from '#src/features/checkout/plain/page/plain-checkout-page.tsx'
import {
  parseSentCookie,
  parseUnclearCookie,
  serializeSentCookie,
  serializeUnclearCookie,
} from '#src/features/checkout/plain/payment-cookies.ts'
import type { PlainPage, PlainPorts } from '#src/features/checkout/plain/plain-answer.ts'
import { parsePostedStep } from '#src/features/checkout/plain/posted-step.ts'
import { takeStep } from '#src/features/checkout/plain/take-step.ts'
import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { documentContext, type Shop, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/plain.ts'

export const handle = { zone: 'purchase' } satisfies ScreenHandle

export const links = styleSheets(checkoutStyles, plainStyles)

/** Set by the action: the page that answers the posted form, or the form that got no answer. */
const answerContext = createContext<PlainPage | { kind: 'unanswered'; form: [string, string][] } | null>(null)

/** The checkout for visitors without script: a page and a form for each step. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report } = context.get(documentContext)
  const shop = await context.get(shopContext)
  const cart = context.get(visitorContext).cart()
  const ports = plainPorts(context, shop)
  const now = Date.now()
  const head = unlistedHead(i18n.t('checkout.title'))
  const answered = context.get(answerContext)
  if (answered?.kind === 'unanswered') return data({ head, ...unavailable, again: answered.form })
  if (answered) return data({ head, ...available, ...(await showPage(answered, now, ports)) })
  const selection = await loadCart(cart, i18n, async () => shop.region, report)
  if (selection === 'unavailable')
    return data({ head, ...unavailable }, { status: 503, headers: tokenHeaders(cart) })
  const { pathname, search, searchParams } = new URL(request.url)
  const countryCookie = selection && countryCookieOfCart(request, cart, selection, shop)
  // The whole page, including its header, has to be in the country of the cart's prices.
  if (countryCookie)
    throw redirect(splitLocale(pathname).path + search, { headers: withCookies(context, [countryCookie]) })
  const kept = request.headers.get('cookie') ?? ''
  const unclearPayment = parseUnclearCookie(kept, now)
  const sentPayment = parseSentCookie(kept, now)
  const visited = { selection, query: searchParams, unclearPayment, sentPayment, now }
  const { cookies, ...loaded } = await loadPlainCheckout(visited, ports)
  const headers = withCookies(
    context,
    cookies.map((cookie) => serializeCookie(cookie, shop.origin)),
  )
  if (loaded.kind === 'redirect') throw redirect(loaded.path, { headers })
  return data({ head, ...available, ...loaded.loaded }, { headers })
}

const available = { isUnavailable: false, again: [] as [string, string][] }
const unavailable = {
  ...available,
  isUnavailable: true,
  ...({ view: null, notices: [], provider: null, isUnclear: false, isGuest: true } satisfies LoadedCheckout),
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report } = context.get(documentContext)
  const form = await parsePostedForm(request)
  const posted = form && parsePostedStep(form)
  if (!posted) throw new Response(null, { status: 400 })
  const shop = await context.get(shopContext)
  const cart = context.get(visitorContext).cart()
  const ports = plainPorts(context, shop)
  const toPage = (query: Record<string, string>, cookies: string[] = []) =>
    redirect(paths.plainCheckout(query), {
      status: 303,
      headers: withCookies(context, cookies),
    })
  // A second order must not follow one that may exist.
  if (posted.step === 'order' && parseUnclearCookie(request.headers.get('cookie') ?? '', Date.now()) !== null)
    return toPage({})
  const selection = await loadCart(cart, i18n, async () => shop.region, report)
  if (selection === null) return toPage({})
  const answer =
    selection === 'unavailable' ? { kind: 'unanswered' as const } : await takeStep(posted, selection, ports)
  switch (answer.kind) {
    case 'next':
      return toPage({ step: answer.step, ...(answer.picked ? { method: answer.picked } : {}) })
    case 'leave':
      return redirect(answer.address, {
        status: 303,
        headers: withCookies(context, await sentCookies(answer.sent, shop)),
      })
    case 'unclear': {
      const lines = answer.paid ? await lineDigests(answer.paid) : []
      return toPage({}, [serializeCookie(serializeUnclearCookie({ since: Date.now(), lines }), shop.origin)])
    }
    case 'unanswered':
      context.set(answerContext, { ...answer, form: [...form] })
      return data(null, { status: 503, headers: withCookies(context, []) })
    case 'page': {
      context.set(answerContext, answer)
      const moved = countryCookieOfCart(request, cart, answer.selection, shop)
      const sent = await sentCookies(answer.provider ? answer.selection : null, shop)
      const cookies = moved ? [moved, ...sent] : sent
      return data(null, { status: answer.status, headers: withCookies(context, cookies) })
    }
  }
}

type Context = Readonly<RouterContextProvider>

function plainPorts(context: Context, shop: Shop): PlainPorts {
  const { i18n, config, report } = context.get(documentContext)
  const visitor = context.get(visitorContext)
  return {
    cart: visitor.cart(),
    i18n,
    origin: shop.origin,
    paymentHosts: config.paymentHosts.split(' ').filter(Boolean),
    facts: (country) => loadShopFacts(shop, country),
    mayOrder: () => visitor.attemptLimit().allows('order'),
    report,
  }
}

async function sentCookies(sent: Selection | null, { origin }: Shop): Promise<string[]> {
  if (!sent) return []
  const cookie = serializeSentCookie({ since: Date.now(), lines: await lineDigests(sent) })
  return [serializeCookie(cookie, origin)]
}

function withCookies(context: Context, cookies: string[]): Headers {
  const headers = new Headers(tokenHeaders(context.get(visitorContext).cart()))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

export default function PlainCheckout({ loaderData: { head: _, ...loaded } }: Route.ComponentProps) {
  const { locale } = useI18n()
  const logIn = localized(locale, withDestination(paths.login(), 'checkout'))
  return <PlainCheckoutPage {...loaded} logIn={logIn} />
}
