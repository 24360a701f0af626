import { useId } from 'react'
import type { CartView } from '#src/features/cart/cart-view.ts'
import { CartLine } from '#src/features/cart/line/cart-line.tsx'
import { UnreadableLines } from '#src/features/cart/line/unreadable-lines.tsx'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'

/** The id of the goods with their totals. */
export const summaryId = 'summary'

/** The total above the steps, with a link to the goods, on screens where they are below. */
export function TotalAbove({ cart }: { cart: CartView }) {
  const { t } = useI18n()
  return (
    <p className="total-above">
      <a href={`#${summaryId}`}>{t('checkout.order')}</a> <strong>{cart.totals.grand[0]?.amount}</strong>
    </p>
  )
}

export function PlainSummary({ cart }: { cart: CartView }) {
  const { t } = useI18n()
  const id = useId()
  return (
    <aside className="order-summary" id={summaryId} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('checkout.order')}</h2>
      </header>
      <div className="content" data-unfolded>
        <PlainLines cart={cart} />
        <CartTotals rows={[...cart.totals.items, ...cart.totals.grand]} />
      </div>
    </aside>
  )
}

export function PlainLines({ cart }: { cart: CartView }) {
  const { t } = useI18n()
  return (
    <>
      <ul className="lines">
        {cart.lines.map((row) => (
          <CartLine
            key={row.line}
            row={row}
            id={`line-${row.line}`}
            controls={
              <p className="actions">
                {t('cart.quantity')} {row.quantity}
              </p>
            }
          />
        ))}
      </ul>
      <UnreadableLines count={cart.unreadableLines} />
    </>
  )
}
