import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'
import { lineDiscount } from '../cart.ts'
import { removeLineAtom } from '../commands/line.atoms.ts'
import { lineDetails, lineName, linePath } from '../line-text.ts'
import { ErrorMessage } from '../panel/error-message.tsx'
import type { ShownRow } from '../state/rows.atoms.ts'
import { AmountText } from './amount-text.tsx'
import { LineContents } from './line-contents.tsx'
import { LineDrawing, LineName } from './line-link.tsx'
import { LineQuantity } from './line-quantity.tsx'

interface CartLineProps {
  row: ShownRow
  currency: string
  /** The shopper goes to the product. */
  onLeave(): void
}

/** One line: what it is, how many, what it costs, and what is charged because of it. */
export function CartLine({ row: { line, deposits, changing }, currency, onLeave }: CartLineProps) {
  const { t } = useI18n()
  const id = useId()
  const remove = useSetAtom(removeLineAtom)
  const { product } = line
  const discount = lineDiscount(line)
  const path = linePath(line)

  return (
    <li className="cart-line">
      <LineDrawing path={path} picture={product.media[0] ?? null} onLeave={onLeave} />
      <div className="what">
        <LineName id={id} path={path} name={lineName(line)} onLeave={onLeave} />
        <p className="details">
          {lineDetails(line).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <code>{line.sku || product.sku}</code>
        </p>
        <LineContents contents={line.contents} />
      </div>
      <div className="price" data-changing={changing || undefined}>
        <strong>
          <AmountText amount={line.totalPrice} currency={currency} />
        </strong>
        {discount > 0 ? (
          <small className="saved">
            {t('cart.saved')} <MoneyText amount={discount} currency={currency} />
          </small>
        ) : null}
        {line.quantity > 1 ? (
          <small>
            <AmountText amount={line.price} currency={currency} /> {t('cart.each')}
          </small>
        ) : null}
      </div>
      <div className="act">
        <LineQuantity line={line} describedBy={id} />
        <button type="button" className="remove" aria-describedby={id} onClick={() => remove(line)}>
          {t('cart.remove')}
        </button>
      </div>
      {deposits.map((deposit) => (
        <p className="deposit" key={deposit.line}>
          <span>
            {lineName(deposit)}
            {deposit.quantity > 1 ? ` × ${deposit.quantity}` : ''}
          </span>
          <AmountText amount={deposit.totalPrice} currency={currency} />
        </p>
      ))}
      <ErrorMessage place={line.line} />
    </li>
  )
}
