import { data } from 'react-router'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { requireCustomer } from '#src/features/account/guards.ts'
import { invoiceMethodsOf, loadOrders } from '#src/features/orders/list/load-orders.ts'
import { parseOrderQuery, serializeOrderQuery } from '#src/features/orders/list/order-query.ts'
import { ordersSheet } from '#src/features/orders/orders-sheet.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import OrdersScreen from '#src/features/shell/account/screens/orders.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/orders.ts'
import { loadFacts, orderPorts } from './load-orders.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = () => [...accountSheet(), ...ordersSheet()]

/** The customer's orders. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, accountConfig } = context.get(documentContext)
  const query = parseOrderQuery(new URL(request.url).searchParams)
  const methods = loadFacts(context).then(invoiceMethodsOf)
  const { customer, loaded, headers } = await loadCustomer(context, 'orders', async () =>
    loadOrders(query, methods, await orderPorts(context)),
  )
  if (loaded === 'loggedOut') requireCustomer(null, 'orders', { config: accountConfig, headers })
  const page = typeof loaded === 'string' ? null : loaded
  const invoiceMethods = await methods
  return data(
    {
      email: customer.email,
      query,
      page,
      canTellInvoices: invoiceMethods.size > 0,
      head: unlistedHead(i18n.t('orders.title')),
    },
    { status: page ? 200 : 503, headers },
  )
}

export const handle = {
  chrome: 'account',
  search: (query) => serializeOrderQuery(parseOrderQuery(query)),
} satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Orders({ loaderData: { head: _, ...orders } }: Route.ComponentProps) {
  return import.meta.env.SSR ? <AccountDocument screen="orders" Screen={OrdersScreen} props={orders} /> : null
}
