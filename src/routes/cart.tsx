import { data, redirect } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { cartView } from '#src/features/cart/cart-view.ts'
import { deliveryNotesOf } from '#src/features/cart/delivery-text.ts'
import { resultAddress, runCartAction } from '#src/features/cart/page/cart-action.ts'
import { parseCartForm } from '#src/features/cart/page/cart-form.ts'
import cartStyles from '#src/features/cart/page/cart-page.css?url'
import { CartPage } from '#src/features/cart/page/cart-page.tsx'
import { countryCookieOfCart } from '#src/features/cart/page/country-of-cart.ts'
import { flashMessage, parseFlash, refusedQuantity } from '#src/features/cart/page/flash.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { PartsOfCar } from '#src/features/cart/page/parts-of-car.tsx'
import { leftOutOf, parseSavedCart, savedCartQuestion } from '#src/features/cart/page/saved-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { cartPromise } from '#src/features/cart/promise.ts'
import { countPieces, findSoldAs } from '#src/features/catalogue/offer/item-limits.ts'
import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import { HelpBlocks } from '#src/features/content/with-help.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import { splitLocale } from '#src/locale-prefix.ts'
import { documentContext, type Shop, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/cart.ts'
import { loadHelp } from './load-help.ts'

export const links = styleSheets(cartStyles)

/**
 * The cart as a page, which works without script: the only cart rendered on the server. A link to a saved cart asks
 * before its goods are added.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const query = new URL(request.url).searchParams
  const saved = parseSavedCart(query)
  if (saved === 'malformed') throw redirect(resultAddress({ said: 'savedCartGone' }))
  const selection = await loadCart(cart, i18n, region, report)
  const unavailable = selection === 'unavailable'
  const known = unavailable ? null : selection
  const isEmpty = known === null || lineCount(known) === 0
  const note = parseFlash(query)
  // Without the catalogue the cart is shown without facts about the shop.
  const shop = known && (await context.get(shopContext).catch(() => null))
  const countryCookie = shop && countryCookieOfCart(request, cart, known, shop)
  if (countryCookie) {
    // The whole page, including its header, has to be in the country of the cart's prices.
    const headers = new Headers(tokenHeaders(cart))
    headers.append('set-cookie', countryCookie)
    const { pathname, search } = new URL(request.url)
    throw redirect(splitLocale(pathname).path + search, { headers })
  }
  const [facts, help] = await Promise.all([
    shop && loadShopFacts(shop, known.location.country),
    isEmpty ? null : loadHelp(context, 'cart'),
  ])
  return data(
    {
      unavailable,
      view: known && !isEmpty ? cartView(known, i18n, deliveryNotesOf(known, facts, i18n)) : null,
      promise: known && !isEmpty ? cartPromise(known, facts, i18n, Date.now()) : null,
      refused: refusedQuantity(note),
      voucher: note?.said === 'voucher' ? '' : undefined,
      note: note && flashMessage(i18n, note, known, await leftOutOf(note, () => context.get(shopContext))),
      help,
      text: {
        quickOrder: i18n.t('quickOrder.title'),
        service: i18n.t('parts.service'),
        inCart: i18n.t('quickOrder.added'),
      },
      question: saved === null ? null : savedCartQuestion(saved, known, i18n),
      head: unlistedHead(i18n.t('cart.cart')),
    },
    { status: unavailable ? 503 : 200, headers: tokenHeaders(cart) },
  )
}

/**
 * Handles the cart forms with a redirect to the cart page, so that a reload repeats nothing; attempts over the limit
 * get the page itself.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report } = context.get(documentContext)
  const form = await parsePostedForm(request)
  const requested = form && parseCartForm(form)
  if (!requested) throw new Response(null, { status: 400 })
  if (requested.do === 'add-voucher' && !(await context.get(visitorContext).attemptLimit().allows('voucher')))
    return data(
      { note: flashMessage(i18n, { said: 'voucher', voucher: 'limited' }, null), voucher: requested.voucher },
      { status: 429 },
    )
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const inShop =
    <T,>(find: (shop: Shop, item: string) => Promise<T>) =>
    (item: string) =>
      context.get(shopContext).then(
        (shop) => find(shop, item).catch(() => null),
        () => null,
      )
  const found = { product: inShop(findSoldAs), pieces: inShop(countPieces) }
  const ports = { cart, language: i18n.locale, region, ...found, report }
  const answer = await runCartAction(requested, ports)
  return redirect(resultAddress(answer), { status: 303, headers: tokenHeaders(cart) })
}

export default function Cart({
  loaderData: { unavailable, view, promise, refused, note, question, voucher, help, text },
  actionData,
}: Route.ComponentProps) {
  return (
    <CartPage
      unavailable={unavailable}
      view={view}
      promise={promise}
      refused={refused}
      note={actionData?.note ?? note}
      question={question}
      voucher={actionData?.voucher ?? voucher}
      quickOrder={text.quickOrder}
      help={help ? <HelpBlocks help={help} /> : null}
      below={<PartsOfCar title={text.service} inCart={text.inCart} />}
    />
  )
}
