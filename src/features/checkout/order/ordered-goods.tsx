import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { type LineView, lineView } from '#src/features/cart/cart-view.ts'
import { cartRowsAtom } from '#src/features/cart/state/rows.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'

interface OrderedGoodsProps {
  /** True where little room is left: one row each, without drawings. */
  compact?: boolean
}

/**
 * The goods of the order with their number and price. The law wants them directly above the order button, and never
 * folded (Directive 2011/83/EU, article 8).
 */
export function OrderedGoods({ compact = false }: OrderedGoodsProps) {
  const i18n = useI18n()
  const id = useId()
  const rows = useAtomValue(cartRowsAtom)
  const selection = useAtomValue(selectionAtom)
  if (!selection) return null
  return (
    <section className="ordered-goods" data-compact={compact || undefined} aria-labelledby={id}>
      <h3 id={id}>{i18n.t('checkout.ordered')}</h3>
      <ul>
        {rows.map((row) => (
          <Goods key={row.line.line} row={lineView(row, i18n, amountsOf(selection))} compact={compact} />
        ))}
      </ul>
    </section>
  )
}

function Goods({ row, compact }: { row: LineView; compact: boolean }) {
  const { name, details, sku, picture, quantity, total, contents, deposits } = row
  return (
    <li>
      {compact ? null : <Picture source={picture} alternative="" size={40} />}
      <div>
        <strong>
          {quantity} × {name}
        </strong>
        <small className="details">
          {details.map((text) => `${text} · `)}
          <code>{sku}</code>
        </small>
        {contents.map((part) => (
          <small key={part.item}>{part.name}</small>
        ))}
      </div>
      <span className="sum">{total}</span>
      {deposits.map((deposit) => (
        <small className="deposit" key={deposit.line}>
          <span>{deposit.name}</span> <span>{deposit.total}</span>
        </small>
      ))}
    </li>
  )
}
