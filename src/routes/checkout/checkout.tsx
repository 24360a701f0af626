import { useLocation } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { withDestination } from '#src/features/account/destinations.ts'
import checkoutStyles from '#src/features/checkout/checkout.css?url'
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { parseReturnedPayment } from '#src/features/checkout/returned-payment.ts'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { DrawerButton, drawer } from '#src/features/shell/drawer.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/checkout.ts'

export const handle = { zone: 'purchase' } satisfies ScreenHandle

export const links = styleSheets(checkoutStyles)

/** Only the head of the page: the cart is loaded in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  return { head: unlistedHead(i18n.t('checkout.title')) }
}

/** Logging in here keeps the shopper's typed values, which another document would lose. */
const logInDrawer = drawer(() => import('#src/features/shell/account/account-panel.tsx'))

export default function Checkout() {
  const { t, locale } = useI18n()
  const { search } = useLocation()
  const logIn = (
    <DrawerButton drawer={logInDrawer} href={localized(locale, withDestination(paths.login(), 'checkout'))}>
      {t('account.logIn')}
    </DrawerButton>
  )
  return <CheckoutPage returned={parseReturnedPayment(search)} logIn={logIn} />
}
