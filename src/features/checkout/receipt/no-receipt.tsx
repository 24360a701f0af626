import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'

interface NoReceiptProps {
  /** `unavailable`: the service did not answer. `none`: the visitor has no order. */
  kind: 'unavailable' | 'none'
  /** A way to try again. */
  children: ReactNode
}

export function NoReceipt({ kind, children }: NoReceiptProps) {
  const { t } = useI18n()
  return (
    <div className="confirmation-page">
      <h1>{t('checkout.confirmation')}</h1>
      <p>
        <strong>
          {kind === 'unavailable' ? t('checkout.receiptUnavailable') : t('checkout.receiptNone')}
        </strong>
      </p>
      <p>{kind === 'unavailable' ? t('checkout.receiptUnavailableHint') : t('checkout.receiptNoneHint')}</p>
      <p className="actions">
        {children}
        <Link className="button" to={paths.home()}>
          {t('checkout.backToShop')}
        </Link>
      </p>
    </div>
  )
}
