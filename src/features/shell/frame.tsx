import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { BackClosesSheet } from '#src/effects/router/back-closes-sheet.tsx'
import { CartHost } from '#src/features/cart/panel/cart-host.tsx'
import { orderNoticeAtom } from '#src/features/checkout/receipt/order-notice.atoms.ts'
import { ConsentBar } from '#src/features/consent/consent-bar.tsx'
import { ConsentHost } from '#src/features/consent/consent-host.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { Zone } from '#src/zones.ts'
import { Footer } from './footer/footer.tsx'
import type { FooterData } from './footer/footer-data.ts'
import { Header } from './header/header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { PreviewText } from './preview/preview.ts'
import type { ShellData } from './shell-data.ts'

// Only editors need it.
const PreviewBar = import.meta.env.SSR
  ? (await import('./preview/preview-bar.tsx')).default
  : lazy(() => import('./preview/preview-bar.tsx'))

export interface FrameData {
  footer: FooterData | undefined
  data: ShellData | null
}

interface FrameProps extends FrameData {
  zone: Zone
  busy: boolean
  children: ReactNode
}

export function Frame({ data, footer, zone, busy, children }: FrameProps) {
  const { t } = useI18n()
  const checkout = zone === 'purchase'
  return (
    <div className="shell" aria-busy={busy || undefined}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      {checkout ? null : <ConsentHost />}
      <Header data={data} checkout={checkout} />
      {zone === 'shop' && footer?.consent ? <ConsentBar /> : null}
      {children}
      <Footer data={data} footer={footer} checkout={checkout} />
      {checkout ? null : <CartHost />}
      <BackClosesSheet />
    </div>
  )
}

interface ContentProps {
  /** Null for everybody who is not shown drafts. */
  preview: PreviewText | null
  children: ReactNode
}

export function Content({ preview, children }: ContentProps) {
  const notice = useAtomValue(orderNoticeAtom)
  return (
    <main id="content">
      {preview ? (
        <Suspense>
          <PreviewBar {...preview} />
        </Suspense>
      ) : null}
      <div className="order-notice" aria-live="polite">
        {notice}
      </div>
      {children}
      <OfflineNotice />
    </main>
  )
}
