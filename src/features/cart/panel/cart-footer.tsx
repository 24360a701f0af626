import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { TotalsRow } from '../cart-view.ts'
import { CartTotals } from './cart-totals.tsx'
import { ExpressLink } from './express-link.tsx'

interface CartFooterProps {
  rows: TotalsRow[]
  busy: boolean
  hasExpress: boolean
}

export function CartFooter({ rows, busy, hasExpress }: CartFooterProps) {
  const { t, locale } = useI18n()
  return (
    <div className="cart-footer" aria-busy={busy || undefined}>
      <CartTotals rows={rows} updating={busy} />
      <a className="button" data-kind="primary" data-size="large" href={localized(locale, paths.checkout())}>
        {t('cart.checkout')}
      </a>
      {hasExpress ? <ExpressLink /> : null}
    </div>
  )
}
