import { data, type RouterContextProvider } from 'react-router'
import type { PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { serializeCookie } from '#src/cookie.ts'
import { requireCustomer } from '#src/features/account/guards.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { parseCarKey } from '#src/features/garage/fit/car-key.ts'
import { findOrder, loadLatestOrders } from '#src/features/orders/list/load-orders.ts'
import ordersStyles from '#src/features/orders/list/orders-list.css?url'
import { parseOrderNumber } from '#src/features/orders/order-number.ts'
import { answerReturn } from '#src/features/orders/returns/answer-return.ts'
import { ChooseOrder } from '#src/features/orders/returns/choose-order.tsx'
import { loadFitting } from '#src/features/orders/returns/load-fitting.ts'
import { maxReturnBytes } from '#src/features/orders/returns/posted-return.ts'
import { isReturnable } from '#src/features/orders/returns/return-rows.ts'
import { returnScreen } from '#src/features/orders/returns/return-screen.ts'
import returnsStyles from '#src/features/orders/returns/returns.css?url'
import { ReturnsPage } from '#src/features/orders/returns/returns-page.tsx'
import { returnsText } from '#src/features/orders/returns/returns-text.ts'
import { SentReturn } from '#src/features/orders/returns/sent-return.tsx'
import { parseSentReturns, serializeSentReturns } from '#src/features/orders/returns/sent-returns.ts'
import { withTranslatedParts } from '#src/features/orders/translated-order.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import * as paths from '#src/paths.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/returns.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { loadCustomer } from './load-customer.ts'
import { loadFacts, loadShop, orderPorts } from './order-context.ts'

export const links = accountStyleSheets(ordersStyles, returnsStyles)

/** Number of latest orders of which one is chosen. */
const maxOrders = 10

/**
 * The parts that a customer can send back from one of their orders; without a number, the choice of an order. 404 for
 * orders of others.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, supportEmail } = context.get(documentContext)
  const page = { text: returnsText((await loadShop(context))?.i18n ?? i18n), supportEmail }
  if (!new URL(request.url).searchParams.has('order')) {
    const { customer, loaded, headers } = await loadCustomer(context, 'orders', () =>
      Promise.all([
        orderPorts(context).then((ports) => loadLatestOrders(ports, maxOrders)),
        loadHelp(context, 'return'),
      ]),
    )
    const [latest, help] = loaded
    const title = i18n.t('returns.title')
    const orders = latest.filter(({ state }) => isReturnable(state))
    return data(
      { ...page, help, email: customer.email, title, orders, screen: null, head: unlistedHead(title) },
      { headers },
    )
  }
  const { order, customer, facts, headers } = await loadOwnOrder(request, context)
  const help = await loadHelp(context, 'return')
  const title = i18n.t('returns.of', { number: order.orderNumber })
  const screen = returnScreen(order, parseSentReturns(request.headers.get('cookie') ?? ''), {
    ...{ i18n, facts, now: Date.now() },
    canSend: context.get(visitorContext).support() !== null,
  })
  return data(
    { ...page, help, email: customer.email, title, orders: [], screen, head: unlistedHead(title) },
    { headers },
  )
}

/** The order of the address, if it is one of the customer's. Throws the response for anyone else. */
async function loadOwnOrder(request: Request, context: Readonly<RouterContextProvider>) {
  const { accountConfig } = context.get(documentContext)
  const number = parseOrderNumber(new URL(request.url).searchParams.get('order'))
  const ports = orderPorts(context)
  const find = async (): Promise<PastOrder | null | 'loggedOut' | 'unavailable'> =>
    number ? findOrder(number, await ports) : null
  const { customer, loaded: found, headers } = await loadCustomer(context, 'orders', find)
  if (found === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  if (typeof found === 'string') throw new Response(null, { status: 503 })
  if (!found) throw new Response(null, { status: 404 })
  const { address, shippingAddress } = found
  const [facts, [order = found]] = await Promise.all([
    loadFacts(context, shippingAddress.country || address.country),
    withTranslatedParts([found], (await ports).shop),
  ])
  return { order, customer, facts, headers }
}

/** Sends the request to customer service. A plain form posts it, with and without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { i18n } = context.get(documentContext)
  const support = context.get(visitorContext).support()
  const posted = await parsePostedForm(request, maxReturnBytes)
  if (!posted || !support) throw new Response(null, { status: posted ? 404 : 400 })
  const { order, customer, facts } = await loadOwnOrder(request, context)
  const earlier = parseSentReturns(request.headers.get('cookie') ?? '')
  const ports = { i18n, support, customer, facts, earlier, now: Date.now() }
  const answer = await answerReturn(posted, order, ports)
  const headers = new Headers(tokenHeaders(context.get(visitorContext).cart()))
  if (answer.kind === 'screen')
    return data({ screen: answer.screen, sent: null }, { status: answer.status, headers })
  const shop = await loadShop(context)
  if (shop)
    headers.append('set-cookie', serializeCookie(serializeSentReturns(answer.sent, earlier), shop.origin))
  const fitting = shop ? await loadFitting(shop, answer.misfits, parseCarKey(posted.get('car'))) : []
  return data({ screen: null, sent: { receipt: answer.receipt, fitting } }, { headers })
}

export const handle = {
  zone: 'account',
  search: (query) => paths.accountReturns(parseOrderNumber(query.get('order'))).replace(/^[^?]*/, ''),
} satisfies ScreenHandle

export default function Returns({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, help, text, orders, supportEmail } = loaderData
  const screen = actionData ? actionData.screen : loaderData.screen
  const sent = actionData?.sent ?? null
  return (
    <AccountFrame title={title} email={email}>
      <WithHelp help={help} wide>
        <div className="returns">
          {sent ? (
            <SentReturn {...sent} text={text} />
          ) : screen ? (
            <ReturnsPage screen={screen} text={text} supportEmail={supportEmail} />
          ) : (
            <ChooseOrder orders={orders} text={text} />
          )}
        </div>
      </WithHelp>
    </AccountFrame>
  )
}
