import { data } from 'react-router'
import { requireCustomer } from '#src/features/account/guards.ts'
import { invoiceMethodsOf, loadOrders } from '#src/features/orders/list/load-orders.ts'
import { OrderList } from '#src/features/orders/list/order-list.tsx'
import { parseOrderQuery, serializeOrderQuery } from '#src/features/orders/list/order-query.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/orders.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { loadCustomer } from './load-customer.ts'
import { loadFacts, orderPorts } from './order-context.ts'

export const links = accountStyleSheets()

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
  zone: 'account',
  search: (query) => serializeOrderQuery(parseOrderQuery(query)),
} satisfies ScreenHandle

export default function Orders({ loaderData: { head: _, email, ...list } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <AccountFrame title={t('orders.title')} email={email}>
      <OrderList {...list} />
    </AccountFrame>
  )
}
