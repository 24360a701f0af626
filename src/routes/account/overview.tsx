import { data, Link, redirect } from 'react-router'
import { logOutAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { joinedCartText, parseJoinedCart } from '#src/features/cart/joined-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { loadLastOrder } from '#src/features/orders/list/load-orders.ts'
import { OrderCard } from '#src/features/orders/list/order-card.tsx'
import { ordersSheet } from '#src/features/orders/orders-sheet.ts'
import { AccountFrame, accountShortcuts } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { documentContext, visitorCartContext } from '#src/shop.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Route } from './+types/overview.ts'
import { orderPorts } from './load-orders.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = () => [...accountSheet(), ...ordersSheet()]

/** The customer's overview: the last order, who is logged in, what the account holds, and the logout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const { customer, selection, headers } = await loadCustomer(context, 'account')
  return data(
    {
      customer: knownCustomer(customer),
      joined: parseJoinedCart(new URL(request.url).searchParams, selection),
      lastOrder: await loadLastOrder(await orderPorts(context)),
      head: unlistedHead(i18n.t('account.title')),
    },
    { headers },
  )
}

/** Logs out without script. */
export async function action({ context }: Route.ActionArgs) {
  const { report } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  if (!(await logOutAction({ cart, report }))) return data({ logOutFailed: true }, { status: 503 })
  const headers = new Headers(tokenHeaders(cart))
  // Chromium discards pages from its back/forward cache when cookies change; the token did not change.
  headers.set('clear-site-data', '"cache"')
  return redirect(paths.login(), { status: 303, headers })
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, joined, lastOrder } = loaderData
  const { t } = useI18n()
  const logOut = useCustomerCommand((commands) => commands.logOutAtom, false)
  return (
    <AccountFrame title={t('account.title')} email={customer.email}>
      <Notice tone="success">{joined ? joinedCartText(t, joined) : null}</Notice>
      {lastOrder ? (
        <section className="last-order">
          <h2>{t('orders.lastOrder')}</h2>
          <OrderCard order={lastOrder} heading="h3" />
        </section>
      ) : null}
      <CustomerCard customer={customer} onLogOut={logOut.run} failed={actionData !== undefined}>
        <ul className="account-links">
          {accountShortcuts().map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{t(name)}</Link>
            </li>
          ))}
          <li>
            <Link to={paths.wishlist()}>{t('wishlist.wishlist')}</Link>
          </li>
        </ul>
      </CustomerCard>
    </AccountFrame>
  )
}
