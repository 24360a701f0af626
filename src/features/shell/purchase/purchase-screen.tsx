import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { PageLinkContext } from '#src/effects/router/page-link.tsx'
import { orderNoticeAtom } from '#src/features/checkout/receipt/order-notice.atoms.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { DocumentLink } from '../document-link.tsx'
import { Failure } from '../failure.tsx'

/**
 * A screen of the purchase, on the server and in the browser. Its document is entered and left by full loads, so it has
 * no router in the browser.
 */
export function PurchaseScreen({ children }: { children: ReactNode }) {
  const notice = useAtomValue(orderNoticeAtom)
  return (
    <PageLinkContext value={DocumentLink}>
      <div className="order-notice" aria-live="polite">
        {notice}
      </div>
      <ErrorBoundary fallback={<Failure status={500} data={null} />}>{children}</ErrorBoundary>
    </PageLinkContext>
  )
}
