import type { RefObject } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import { useFormData } from '#src/ui/controls/use-form-data.ts'
import type { PurchaseSection, PurchaseSum } from '../purchase.ts'
import { bundlePrice, chosenParts } from './bundle-price.ts'

interface ChosenPriceProps {
  sections: PurchaseSection[]
  sum: PurchaseSum
  inside: RefObject<Element | null>
}

/** The price of the chosen parts. It needs scripts, since without them the price cannot follow the choice. */
export default function ChosenPrice({ sections, sum, inside }: ChosenPriceProps) {
  const { discount, currency, intl, text } = sum
  const written = useFormData(inside)
  const parts = written && chosenParts(sections, written)
  const price = parts && bundlePrice(parts, discount)
  if (price === null) return null
  return (
    <>
      {text.chosen} <span className="amount">{formatMoney(price, currency, intl)}</span>{' '}
      <span className="vat">{text.vat}</span>
      {parts?.map(({ item, deposit }) =>
        deposit ? (
          <span className="unit-price" key={item}>
            {deposit}
          </span>
        ) : null,
      )}
    </>
  )
}
