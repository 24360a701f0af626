import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { TotalsRow } from '../totals-view.ts'

interface CartTotalsProps {
  rows: TotalsRow[]
  updating?: boolean
}

export function CartTotals({ rows, updating = false }: CartTotalsProps) {
  const { t } = useI18n()
  return (
    <dl className="cart-totals" data-updating={updating || undefined} aria-busy={updating || undefined}>
      {rows.map(({ label, notes, amount, emphasis }) => (
        <div
          key={[label, ...notes].join(' ')}
          data-grand={emphasis === 'grand' || undefined}
          data-quiet={emphasis === 'quiet' || undefined}
        >
          <dt>
            {label}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </dt>
          <dd>
            {updating && emphasis === 'grand' ? (
              <small className="updating">{t('cart.updating')}</small>
            ) : null}
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  )
}
