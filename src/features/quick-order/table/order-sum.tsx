import { useRef } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import { useFormData } from '#src/ui/controls/use-form-data.ts'
import type { QuickOrderText } from '../quick-order-text.ts'
import { chosenRows, draftsOf, sumOf } from './order-choice.ts'
import type { OrderTable } from './order-table.ts'

interface OrderSumProps {
  table: OrderTable
  text: Pick<QuickOrderText, 'sum' | 'vat' | 'deposits'>
}

/** The price of the current choice. It needs scripts, since without them the price cannot follow the choice. */
export function OrderSum({ table: { rows, currency, intl }, text }: OrderSumProps) {
  const inside = useRef<HTMLOutputElement>(null)
  const written = useFormData(inside)
  const chosen = written ? chosenRows(rows, draftsOf(rows, written)) : []
  const hasDeposits = chosen.some(({ part: { card } }) => card.add?.deposit)
  return (
    <output className="price-tag" ref={inside}>
      {written ? (
        <>
          {text.sum} <span className="amount">{formatMoney(sumOf(chosen), currency, intl)}</span>{' '}
          <span className="vat">{text.vat}</span>
          {hasDeposits ? <span className="unit-price">{text.deposits}</span> : null}
        </>
      ) : null}
    </output>
  )
}
