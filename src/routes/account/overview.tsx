import { data, redirect } from 'react-router'
import { accountPaths } from '#src/account-paths.ts'
import { carsOf } from '#src/commerce/change-cars.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { loadProfile, logOutAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { OverviewCars } from '#src/features/account/cars/overview-cars.tsx'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { joinedCartText, parseJoinedCart } from '#src/features/cart/joined-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { loadLastOrder } from '#src/features/orders/list/load-orders.ts'
import { OrderCard } from '#src/features/orders/list/order-card.tsx'
import { ordersSheet } from '#src/features/orders/orders-sheet.ts'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { documentContext, visitorCartContext } from '#src/shop.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Route } from './+types/overview.ts'
import { orderPorts } from './load-orders.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = () => [...accountSheet(), ...ordersSheet()]

/** The customer's overview: the last order, their cars, who is logged in, and the logout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report } = context.get(documentContext)
  const { customer, selection, headers } = await loadCustomer(context, 'account')
  const cart = context.get(visitorCartContext)
  const [lastOrder, profile] = await Promise.all([
    orderPorts(context).then(loadLastOrder),
    loadProfile({ cart, report }),
  ])
  return data(
    {
      customer: knownCustomer(customer),
      joined: parseJoinedCart(new URL(request.url).searchParams, selection),
      lastOrder,
      cars: typeof profile === 'string' ? null : carsOf(profile),
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
  const { customer, joined, lastOrder, cars } = loaderData
  const { t } = useI18n()
  const logOut = useCustomerCommand((commands) => commands.logOutAtom, false)
  return (
    <AccountFrame title={t('account.title')} email={customer.email}>
      <Notice tone="success">{joined ? joinedCartText(t, joined) : null}</Notice>
      <div className="account-overview">
        {lastOrder ? (
          <section className="overview-section">
            <h2>{t('orders.lastOrder')}</h2>
            <OrderCard order={lastOrder} heading="h3" />
            <PageLink to={accountPaths.orders()}>{t('orders.showAll')}</PageLink>
          </section>
        ) : null}
        <OverviewCars cars={cars} />
        <section className="overview-section">
          <h2>{t('account.details')}</h2>
          <CustomerCard customer={customer} onLogOut={logOut.run} failed={actionData !== undefined}>
            <ul className="account-links">
              <li>
                <PageLink to={accountPaths.details()}>{t('account.changeDetails')}</PageLink>
              </li>
              <li>
                <PageLink to={accountPaths.password()}>{t('account.changePassword')}</PageLink>
              </li>
              <li>
                <PageLink to={paths.wishlist()}>{t('wishlist.wishlist')}</PageLink>
              </li>
            </ul>
          </CustomerCard>
        </section>
      </div>
    </AccountFrame>
  )
}
