import { withDestination } from '#src/account-paths.ts'
import { FullLoadLinks } from '#src/effects/router/full-load-links.tsx'
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { DrawerButton, drawer } from '#src/features/shell/drawer.tsx'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { documentContext } from '#src/shop.ts'
import type { Route } from './+types/checkout.ts'

/** Logging in here keeps what the shopper has typed, which another document would lose. */
const logInDrawer = drawer(() => import('#src/features/shell/account/account-panel.tsx'))

export const handle = { chrome: 'checkout' } satisfies ScreenHandle

/** Only the frame of the page: the cart is loaded in the browser. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { i18n } = context.get(documentContext)
  const query = new URL(request.url).searchParams
  const failed = query.get('failed') === '1'
  const unknown = failed && query.get('unknown') === '1'
  return {
    head: unlistedHead(i18n.t('checkout.title')),
    returned: unknown ? 'unknown' : failed ? 'failed' : null,
  } as const
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useI18n()
  const logIn = (
    <DrawerButton drawer={logInDrawer} href={localized(locale, withDestination(paths.login(), 'checkout'))}>
      {t('account.logIn')}
    </DrawerButton>
  )
  return (
    <>
      <FullLoadLinks />
      <CheckoutPage returned={loaderData.returned} logIn={logIn} />
    </>
  )
}
