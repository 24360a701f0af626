import { useState } from 'react'
import { data, redirect } from 'react-router'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import { Link } from '#src/effects/router/link.tsx'
import { loadProfile, logOutAction } from '#src/features/account/account-action.ts'
import overviewStyles from '#src/features/account/account-overview.css?url'
import { MergeGuestCars } from '#src/features/account/cars/merge-guest-cars.tsx'
import { OverviewCars } from '#src/features/account/cars/overview-cars.tsx'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { joinedCartText, parseJoinedCart } from '#src/features/cart/joined-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { loadLatestOrders } from '#src/features/orders/list/load-orders.ts'
import { OrdersTable } from '#src/features/orders/list/orders-table.tsx'
import { AccountFrame } from '#src/features/shell/account/account-frame.tsx'
import { useChangeCars } from '#src/features/shell/account/use-change-cars.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { Route } from './+types/overview.ts'
import { accountStyleSheets } from './account-style-sheets.ts'
import { loadCustomer } from './load-customer.ts'
import { orderPorts } from './order-context.ts'

export const links = accountStyleSheets(overviewStyles)

/** The customer's overview: their cars, the latest orders, their name, and the logout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const { customer, selection, loaded, headers } = await loadCustomer(context, 'account', () =>
    Promise.all([
      orderPorts(context).then((ports) => loadLatestOrders(ports, 3)),
      loadProfile({ cart, report }),
    ]),
  )
  const [latestOrders, profile] = loaded
  return data(
    {
      customer: knownCustomer(customer),
      joined: parseJoinedCart(new URL(request.url).searchParams, selection),
      latestOrders,
      cars: typeof profile === 'string' ? null : carsOf(profile),
      photoPlace: context.get(visitorContext).carPhotos() ? ('account' as const) : ('device' as const),
      newsletterChoice: accountConfig.newsletterChoice,
      address: accountConfig.accountPath,
      head: unlistedHead(i18n.t('account.title')),
    },
    { headers },
  )
}

export async function action({ context }: Route.ActionArgs) {
  const { report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  if (!(await logOutAction({ cart, report }))) return data({ logOutFailed: true }, { status: 503 })
  const headers = new Headers(tokenHeaders(cart))
  // Chromium discards pages from its back/forward cache when cookies change; the token did not change.
  headers.set('clear-site-data', '"cache"')
  return redirect(accountConfig.loginPath, { status: 303, headers })
}

export const handle = { zone: 'account' } satisfies ScreenHandle

export default function Overview({
  loaderData: { customer, joined, latestOrders, cars: loadedCars, photoPlace, newsletterChoice },
  actionData,
}: Route.ComponentProps) {
  const { t } = useI18n()
  const { change } = useChangeCars(newsletterChoice)
  const [cars, setCars] = useState(loadedCars)
  const [merged, setMerged] = useState(0)
  const logOut = useCustomerCommand((commands) => commands.logOutAtom, false)
  return (
    <AccountFrame title={t('account.title')} email={customer.email}>
      <Notice tone="success">{joined ? joinedCartText(t, joined) : null}</Notice>
      {cars ? (
        <MergeGuestCars
          cars={cars}
          photoPlace={photoPlace}
          onChange={change}
          onMerged={(list, added) => {
            setCars(list)
            setMerged(added)
          }}
        />
      ) : null}
      <Notice tone="success">{merged > 0 ? t('account.carsMerged', { count: merged }) : null}</Notice>
      <div className="account-overview">
        {latestOrders.length > 0 ? (
          <section className="overview-section latest-orders">
            <h2>{t('orders.latest')}</h2>
            <OrdersTable orders={latestOrders} />
            <Link to={paths.accountOrders()}>{t('orders.showAll')}</Link>
          </section>
        ) : null}
        <OverviewCars cars={cars} hasPhotos={photoPlace === 'account'} />
        <section className="overview-section">
          <h2>{t('account.details')}</h2>
          <CustomerCard customer={customer} onLogOut={logOut.run} failed={actionData?.logOutFailed === true}>
            <ul className="account-links">
              <li>
                <Link to={paths.accountDetails()}>{t('account.changeDetails')}</Link>
              </li>
              <li>
                <Link to={paths.accountPassword()}>{t('account.changePassword')}</Link>
              </li>
              <li>
                <Link to={paths.wishlist()}>{t('wishlist.wishlist')}</Link>
              </li>
            </ul>
          </CustomerCard>
        </section>
      </div>
    </AccountFrame>
  )
}
