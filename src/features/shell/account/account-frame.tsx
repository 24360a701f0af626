import { useAtomValue } from 'jotai'
import { type ReactNode, use } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#src/effects/router/link.tsx'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { loadDocument, ReloadOn } from '#src/effects/router/reload-on.tsx'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { LogIn } from './log-in.tsx'

const accountScreens = [
  { path: paths.account(), name: 'account.overview' },
  { path: paths.accountOrders(), name: 'orders.title' },
  { path: paths.accountDetails(), name: 'account.details' },
  { path: paths.accountCars(), name: 'account.cars' },
  { path: paths.accountPassword(), name: 'account.changePassword' },
  { path: paths.accountData(), name: 'account.data' },
] as const

interface AccountFrameProps {
  title: string
  email: string
  children: ReactNode
}

/**
 * The frame of an account screen: navigation, heading and content. When the visitor is logged out, here by an expired
 * session or in another tab, the content is hidden until they have logged in again. Typed values are kept, unless
 * another customer logs in: then the document is loaded again, with that customer's data.
 */
export function AccountFrame({ title, email, children }: AccountFrameProps) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const customer = useAtomValue(customerAtom)
  const isLoggedOut = customer === null
  const other = customer && customer.email !== email ? customer : null
  return (
    <div className="account-screen">
      <ReloadOn changed={other} reload={email === '' ? revalidate : loadDocument} />
      <AccountMenu />
      <div className="account-main">
        <h1>{title}</h1>
        <Notice tone="warning">{isLoggedOut ? t('account.loggedOut') : null}</Notice>
        {isLoggedOut ? <LogIn /> : null}
        <div className="account-content" hidden={isLoggedOut || (other !== null && email !== '')} key={email}>
          {children}
        </div>
      </div>
    </div>
  )
}

function AccountMenu() {
  const { t } = useI18n()
  const forCars = use(ForCarsContext)
  const path = use(OwnAddressContext).replace(/\/?(\?.*)?$/, '')
  return (
    <nav className="account-menu" aria-label={t('account.title')}>
      <ul>
        {accountScreens
          .filter(({ path }) => forCars || path !== paths.accountCars())
          .map(({ path: to, name }) => (
            <li key={to}>
              <Link to={to} aria-current={path === to ? 'page' : isWithin(path, to) ? 'true' : undefined}>
                {t(name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The pages of one order, and of its return, belong to the orders. */
function isWithin(path: string, to: string): boolean {
  return (
    to === paths.accountOrders() && (path.startsWith(`${to}/`) || path.startsWith(paths.accountReturns()))
  )
}
