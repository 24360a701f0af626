import { withDestination } from '#src/account-paths.ts'
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { parseReturnedPayment } from '#src/features/checkout/returned-payment.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { DrawerButton, drawer } from '../drawer.tsx'

/** Logging in here keeps what the shopper has typed, which another document would lose. */
const logInDrawer = drawer(() => import('../account/account-panel.tsx'))

/** The checkout with its way to log in. `query`: of its address. */
export function CheckoutScreen({ query }: { query: string }) {
  const { t, locale } = useI18n()
  const logIn = (
    <DrawerButton drawer={logInDrawer} href={localized(locale, withDestination(paths.login(), 'checkout'))}>
      {t('account.logIn')}
    </DrawerButton>
  )
  return <CheckoutPage returned={parseReturnedPayment(query)} logIn={logIn} />
}
