import { data } from 'react-router'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { requireCustomer } from '#src/features/account/guards.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { findSoldAs } from '#src/features/catalogue/offer/sold-as.ts'
import { buyAgain } from '#src/features/orders/again/buy-again.ts'
import { describeOrder } from '#src/features/orders/details/order-details.ts'
import { findOrder } from '#src/features/orders/list/load-orders.ts'
import { ordersSheet, receiptSheet } from '#src/features/orders/orders-sheet.ts'
import { isWithdrawable } from '#src/features/orders/withdraw/withdrawable.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import OrderScreen from '#src/features/shell/account/screens/order.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext, shopContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/order.ts'
import { loadFacts, orderPorts } from './load-orders.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = () => [...accountSheet(), ...ordersSheet(), ...receiptSheet()]

/** One of the customer's orders, which prints as a receipt or an invoice. 404 for unknown orders and those of others. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const ports = orderPorts(context)
  const {
    customer,
    loaded: found,
    headers,
  } = await loadCustomer(context, 'orders', async () => findOrder(params.order, await ports))
  if (found === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  if (typeof found === 'string') throw new Response(null, { status: 503 })
  if (!found) throw new Response(null, { status: 404 })
  const { address, shippingAddress } = found
  const facts = await loadFacts(context, shippingAddress.country || address.country)
  return data(
    {
      email: customer.email,
      details: describeOrder(found, facts, (await ports).origin),
      canWithdraw: isWithdrawable(found, Date.now()),
      facts,
      head: unlistedHead(i18n.t('orders.order', { number: found.orderNumber })),
    },
    { headers },
  )
}

/** Puts the parts of the order into the cart. A plain form posts it, with and without script. */
export async function action({ params, context }: Route.ActionArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const found = cart.hasToken
    ? await findOrder(params.order, { checkout: cart.checkout, report })
    : 'loggedOut'
  const headers = tokenHeaders(cart)
  if (found === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  if (!found) throw new Response(null, { status: 404 })
  if (typeof found === 'string') return data({ again: null }, { status: 503 })
  const shop = () => context.get(shopContext)
  const again = await buyAgain(found, {
    cart,
    language: i18n.locale,
    shop,
    region: async () => (await shop()).region,
    product: (item) =>
      shop().then(
        (known) => findSoldAs(known, item).catch(() => null),
        () => null,
      ),
    report,
  })
  return data({ again }, { status: again ? 200 : 503, headers: tokenHeaders(cart) })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Order({ loaderData: { head: _, ...order }, actionData }: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument screen="order" Screen={OrderScreen} props={{ ...order, ...actionData }} />
  ) : null
}
