import type { Selection } from '#src/commerce/contract/selection.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { GrandTotal } from './cart-totals.tsx'

/** What is to be paid and the way there: a document of its own, without anything that leads away. */
export function CartFooter({ selection, busy }: { selection: Selection; busy: boolean }) {
  const { t, locale } = useI18n()
  return (
    <div className="cart-footer" aria-busy={busy || undefined}>
      <dl className="cart-totals" data-updating={busy || undefined}>
        <GrandTotal totals={selection.totals} currency={selection.currency} updating={busy} />
      </dl>
      <a className="button" data-kind="primary" data-size="large" href={localized(locale, paths.checkout())}>
        {t('cart.checkout')}
      </a>
    </div>
  )
}
