import { useRef } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import { useFormData } from '#src/ui/use-form-data.ts'
import { bundlePrice, chosenParts } from './bundle-price.ts'
import type { PurchaseSection, PurchaseSum } from './purchase.ts'

interface ChosenPriceProps {
  sections: PurchaseSection[]
  sum: PurchaseSum
}

/** What the parts that are chosen right now come to. Without script nothing follows the choice, so nothing is said. */
export function ChosenPrice({ sections, sum: { discount, currency, intl, words } }: ChosenPriceProps) {
  const output = useRef<HTMLOutputElement>(null)
  const written = useFormData(output)
  const parts = written && chosenParts(sections, written)
  const price = parts && bundlePrice(parts, discount)
  return (
    <output ref={output} className="price-tag chosen-price">
      {price === null ? null : (
        <>
          {words.chosen} <span className="amount">{formatMoney(price, currency, intl)}</span>{' '}
          <span className="vat">{words.vat}</span>
          {parts?.map(({ item, deposit }) =>
            deposit ? (
              <span className="beside" key={item}>
                {deposit}
              </span>
            ) : null,
          )}
        </>
      )}
    </output>
  )
}
