import { useAtomValue } from 'jotai'
import { type ComponentProps, use } from 'react'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { OwnAddressContext } from '#src/effects/router/screen-path.ts'
import { withJoinedCart } from '#src/features/cart/joined-cart.ts'
import { joinedCartAtom, leftBehindPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'
import { LogIn } from '../log-in.tsx'

interface LogInScreenProps extends Pick<ComponentProps<typeof LogIn>, 'destination' | 'posted' | 'email'> {
  /** The path after log-in, without locale. */
  next: string
}

/** The login page. Default export, because it is loaded on demand. */
export default function LogInScreen({ next, ...logIn }: LogInScreenProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const joined = useAtomValue(joinedCartAtom)
  const leftBehind = useAtomValue(leftBehindPathAtom)
  const onward = leftBehind ?? withJoinedCart(next, joined)
  return (
    <div className="login-page">
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, onward)} />
      <h1>{t('account.logIn')}</h1>
      {logIn.destination === 'cars' ? <p>{t('account.signInToAddCar')}</p> : null}
      <LogIn {...logIn} action={use(OwnAddressContext)} />
    </div>
  )
}
