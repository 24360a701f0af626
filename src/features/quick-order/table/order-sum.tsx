import { useRef } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useFormData } from '#src/ui/controls/use-form-data.ts'
import type { QuickOrderText } from '../quick-order-text.ts'
import { chosenRows, draftsOf, sumOf, undecidedRows } from './order-choice.ts'
import type { OrderTable } from './order-table.ts'

interface OrderSumProps {
  table: OrderTable
  text: Pick<QuickOrderText, 'sum' | 'vat' | 'deposits'>
}

/**
 * The price of the current choice, and the number of lines without one. It needs scripts, since without them it cannot
 * follow the choice.
 */
export function OrderSum({ table: { rows, currency, intl }, text }: OrderSumProps) {
  const inside = useRef<HTMLOutputElement>(null)
  const { t } = useI18n()
  const written = useFormData(inside)
  const drafts = written ? draftsOf(rows, written) : []
  const chosen = chosenRows(rows, drafts)
  const waiting = undecidedRows(rows, drafts).length
  const hasDeposits = chosen.some(({ part: { card } }) => card.add?.deposit)
  return (
    <>
      <output className="price-tag" ref={inside}>
        {written ? (
          <>
            {text.sum} <span className="amount">{formatMoney(sumOf(chosen), currency, intl)}</span>{' '}
            <span className="vat">{text.vat}</span>
          </>
        ) : null}
      </output>
      <output className="notes">
        {written && waiting > 0 ? (
          <span className="waiting">{t('cart.waitingLines', { count: waiting })} </span>
        ) : null}
        {hasDeposits ? text.deposits : null}
      </output>
    </>
  )
}
