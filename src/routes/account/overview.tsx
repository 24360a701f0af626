import { data, redirect } from 'react-router'
import { carsOf } from '#src/commerce/change-cars.ts'
import { loadDocument } from '#src/effects/router/load-document.ts'
import { loadProfile, logOutAction } from '#src/features/account/account-action.ts'
import { accountSheet } from '#src/features/account/account-sheet.ts'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { parseJoinedCart } from '#src/features/cart/joined-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { loadLastOrder } from '#src/features/orders/list/load-orders.ts'
import { ordersSheet } from '#src/features/orders/orders-sheet.ts'
import { AccountDocument } from '#src/features/shell/account/account-document.tsx'
import OverviewScreen from '#src/features/shell/account/screens/overview.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { carPhotosContext, documentContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/overview.ts'
import { orderPorts } from './load-orders.ts'
import { loadCustomer } from './load-visitor.ts'

export const links = () => [...accountSheet(), ...ordersSheet()]

/** The customer's overview: the last order, their cars, who is logged in, and the logout. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const { customer, selection, loaded, headers } = await loadCustomer(context, 'account', () =>
    Promise.all([orderPorts(context).then(loadLastOrder), loadProfile({ cart, report })]),
  )
  const [lastOrder, profile] = loaded
  return data(
    {
      customer: knownCustomer(customer),
      joined: parseJoinedCart(new URL(request.url).searchParams, selection),
      lastOrder,
      cars: typeof profile === 'string' ? null : carsOf(profile),
      photoPlace: context.get(carPhotosContext) ? ('account' as const) : ('device' as const),
      newsletterChoice: accountConfig.newsletterChoice,
      address: accountConfig.accountPath,
      head: unlistedHead(i18n.t('account.title')),
    },
    { headers },
  )
}

/** Logs out without script. */
export async function action({ context }: Route.ActionArgs) {
  const { report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  if (!(await logOutAction({ cart, report }))) return data({ logOutFailed: true }, { status: 503 })
  const headers = new Headers(tokenHeaders(cart))
  // Chromium discards pages from its back/forward cache when cookies change; the token did not change.
  headers.set('clear-site-data', '"cache"')
  return redirect(accountConfig.loginPath, { status: 303, headers })
}

export const handle = { chrome: 'account' } satisfies ScreenHandle

export const clientLoader = loadDocument

export default function Overview({
  loaderData: { head: _, address, ...overview },
  actionData,
}: Route.ComponentProps) {
  return import.meta.env.SSR ? (
    <AccountDocument
      screen="overview"
      Screen={OverviewScreen}
      props={{ ...overview, ...actionData }}
      address={address}
    />
  ) : null
}
