import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link, useLocation, useMatches, useNavigation } from 'react-router'
import { FocusOnChange } from '#src/effects/focus/focus-on-change.tsx'
import { PageLinkContext } from '#src/effects/router/page-link.tsx'
import { ScreenPathContext } from '#src/effects/router/screen-path.ts'
import { CartHost } from '#src/features/cart/panel/cart-host.tsx'
import { orderNoticeAtom } from '#src/features/checkout/receipt/order-notice.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Footer } from './footer.tsx'
import type { FooterData } from './footer-data.ts'
import { Header } from './header.tsx'
import { parseHandle } from './screen-handle.ts'
import type { ShellData } from './shell-data.ts'

interface ShellProps {
  footer: FooterData | undefined
  /** Null when the catalogue is unavailable. */
  data: ShellData | null
  children: ReactNode
}

/** The frame around every screen: header, menu, footer. At the checkout it has no links that lead away, and no
 * script: see `purchase/`. */
export function Shell({ data, footer, children }: ShellProps) {
  const { t } = useI18n()
  const checkout = useMatches().some(({ handle }) => parseHandle(handle).chrome === 'checkout')
  const waiting = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const notice = useAtomValue(orderNoticeAtom)
  return (
    <PageLinkContext value={Link}>
      <ScreenPathContext value={pathname}>
        <div className="shell" aria-busy={waiting || undefined}>
          <a className="skip" href="#content">
            {t('shell.skip')}
          </a>
          <Header data={data} checkout={checkout} />
          <FocusOnChange screen={pathname}>
            <main id="content">
              {checkout ? null : <div aria-live="polite">{notice}</div>}
              {children}
            </main>
          </FocusOnChange>
          <Footer data={data} footer={footer} checkout={checkout} />
          {checkout ? null : <CartHost />}
        </div>
      </ScreenPathContext>
    </PageLinkContext>
  )
}
