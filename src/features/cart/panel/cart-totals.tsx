import type { ReactNode } from 'react'
import type { Totals } from '#src/commerce/contract/totals.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AmountText } from '../line/amount-text.tsx'

interface CartTotalsProps {
  totals: Totals
  currency: string
  /** What is said of the delivery, as `deliveryNotes` writes it; null while no method is chosen and it has no price. */
  delivery: string[] | null
  /** Whether the cart is being changed, so that the amounts will be others. */
  updating?: boolean
  /** Whether the grand total ends the list; it may stand elsewhere. */
  grand?: boolean
}

/** What is added up, in the order of a receipt. */
export function CartTotals({ totals, currency, delivery, updating = false, grand = true }: CartTotalsProps) {
  const { t } = useI18n()
  const money = (amount: number | null) => <AmountText amount={amount} currency={currency} />
  return (
    <dl className="cart-totals" data-updating={updating || undefined} aria-busy={updating || undefined}>
      <Row label={t('cart.items')}>{money(totals.items)}</Row>
      {totals.discount && totals.discount < 0 ? (
        <Row label={t('cart.discount')}>{money(totals.discount)}</Row>
      ) : null}
      <Row label={t('cart.shipping')} notes={delivery ?? []}>
        {!delivery ? t('cart.atCheckout') : totals.shipping === 0 ? t('cart.free') : money(totals.shipping)}
      </Row>
      {totals.handling && totals.handling > 0 ? (
        <Row label={t('cart.handling')}>{money(totals.handling)}</Row>
      ) : null}
      {totals.taxAdded && totals.taxAdded > 0 ? (
        <Row label={t('cart.vatAdded')}>{money(totals.taxAdded)}</Row>
      ) : null}
      {totals.taxDeducted && totals.taxDeducted < 0 ? (
        <Row label={t('cart.vatDeducted')}>{money(totals.taxDeducted)}</Row>
      ) : null}
      {grand ? <GrandTotal totals={totals} currency={currency} updating={updating} /> : null}
    </dl>
  )
}

/** What is to be paid, and how much of it is tax. Rows of a description list. */
export function GrandTotal({
  totals,
  currency,
  updating = false,
}: Pick<CartTotalsProps, 'totals' | 'currency' | 'updating'>) {
  const { t } = useI18n()
  const { taxAdded, grandTotalTax } = totals
  const within = !taxAdded && grandTotalTax !== null && grandTotalTax > 0
  return (
    <>
      <Row label={t('cart.total')} grand>
        {updating ? <small className="updating">{t('cart.updating')}</small> : null}
        <AmountText amount={totals.grandTotal} currency={currency} />
      </Row>
      {within ? (
        <Row label={t('cart.vatIncluded')} quiet>
          <AmountText amount={grandTotalTax} currency={currency} />
        </Row>
      ) : null}
    </>
  )
}

interface RowProps {
  label: string
  /** Said beneath the label. */
  notes?: string[]
  grand?: boolean
  quiet?: boolean
  children: ReactNode
}

function Row({ label, notes = [], grand = false, quiet = false, children }: RowProps) {
  return (
    <div data-grand={grand || undefined} data-quiet={quiet || undefined}>
      <dt>
        {label}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
