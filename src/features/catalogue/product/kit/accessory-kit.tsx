import { type ReactNode, useId, useMemo, useState } from 'react'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { bundlePrice } from '../../offer/bundle/bundle-price.ts'
import { neededQuantity } from '../../offer/needed-quantity.ts'
import type { Kit, KitPart } from './kit.ts'

interface AccessoryKitProps {
  kit: Kit
  add: (parts: KitPart[], kit: Kit) => ReactNode
}

/**
 * A part and its accessories with checkboxes, and their sum. Accessories are not preselected: the law requires the
 * buyer to choose extras (Directive 2011/83/EU, article 22). Quantities are those the visitor's car needs.
 */
export function AccessoryKit({ kit, add }: AccessoryKitProps) {
  const { own, parts, currency, intl, text } = kit
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>(own ? [own.product] : [])
  const carFit = useCarFit()
  const offered = useMemo(() => {
    const all = own ? [own, ...parts] : parts
    // The text of a deposit is for the recommended quantity, which is then kept.
    return all.map((part) => (part.deposit ? part : { ...part, quantity: neededQuantity(part, carFit) }))
  }, [own, parts, carFit])
  const chosen = offered.filter(({ product }) => ticked.includes(product))
  const sum = bundlePrice(chosen, 0)

  function tick(product: string, checked: boolean) {
    setTicked((before) => [...before.filter((other) => other !== product), ...(checked ? [product] : [])])
  }

  return (
    <section className="accessory-kit" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ul>
        {offered.map(({ product, quantity, name, price, deposit, fit }) => (
          <li key={product}>
            <Checkbox
              checked={ticked.includes(product)}
              onChange={({ target }) => tick(product, target.checked)}
              label={
                <>
                  {`${quantity} × ${name}, ${formatMoney(price * quantity, currency, intl)}`}
                  {deposit ? <span className="note">{deposit.text}</span> : null}
                  <span className="note">
                    <FitMark summary={fit}>{null}</FitMark>
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <output className="price-tag">
        {text.sum} <span className="amount">{sum === null ? null : formatMoney(sum, currency, intl)}</span>{' '}
        <span className="vat">{text.vat}</span>
      </output>
      {chosen.length > 0 ? add(chosen, kit) : null}
    </section>
  )
}
