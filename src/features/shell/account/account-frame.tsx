import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { FullLoadLinks } from '#src/effects/router/full-load-links.tsx'
import { RevalidateOn } from '#src/effects/router/revalidate-on.tsx'
import { accountScreens } from '#src/features/account/account-screens.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { splitLocale } from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { LogIn } from './log-in.tsx'

interface AccountFrameProps {
  title: string
  /** The e-mail address of the customer the screen was rendered for. */
  email: string
  children: ReactNode
}

/** Other screens have other response headers and other texts. */
const isInAccount = (pathname: string) => /^\/account(\/|$)/.test(splitLocale(pathname).path)

/**
 * The frame of an account screen: navigation, heading and content. When the visitor is logged out, here by an expired
 * session or in another tab, the content is hidden until they have logged in again; what they typed is kept, unless
 * another customer logs in.
 */
export function AccountFrame({ title, email, children }: AccountFrameProps) {
  const { t } = useI18n()
  const isLoggedOut = useAtomValue(isLoggedInAtom) === false
  const customer = useAtomValue(selectionAtom)?.loggedIn ?? null
  return (
    <div className="account-screen">
      <FullLoadLinks except={isInAccount} />
      <RevalidateOn changed={customer && customer.email !== email ? customer : null} />
      <AccountMenu />
      <div className="account-main">
        <h1>{title}</h1>
        <Notice tone="warning">{isLoggedOut ? t('account.loggedOut') : null}</Notice>
        {isLoggedOut ? <LogIn /> : null}
        <div className="account-content" hidden={isLoggedOut} key={email}>
          {children}
        </div>
      </div>
    </div>
  )
}

function AccountMenu() {
  const { t } = useI18n()
  const path = useLocation().pathname.replace(/\/$/, '')
  return (
    <nav className="account-menu" aria-label={t('account.title')}>
      <ul>
        {accountScreens.map(({ path: to, name }) => (
          <li key={to}>
            <Link to={to} aria-current={path === to ? 'page' : undefined}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
