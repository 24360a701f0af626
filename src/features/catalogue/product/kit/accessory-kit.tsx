import { type ReactNode, useId, useMemo, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { formatMoney } from '#src/i18n/format.ts'
import * as paths from '#src/paths.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { cardId } from '../../cards/card-id.ts'
import { PartLabel } from '../../cards/part-label.tsx'
import { ReportList } from '../../cards/report-list.tsx'
import { partsPrice } from '../../offer/bundle/bundle-sum.ts'
import { neededQuantity } from '../../offer/needed-quantity.ts'
import type { Kit, KitPart } from './kit.ts'

interface AccessoryKitProps {
  kit: Kit
  add: (chosen: KitPart[], kit: Kit) => ReactNode
}

/**
 * A part and its accessories with checkboxes, and their sum. Accessories are not preselected: the law requires the
 * buyer to choose extras (Directive 2011/83/EU, article 22). Quantities are those the visitor's car needs.
 */
export function AccessoryKit({ kit, add }: AccessoryKitProps) {
  const { own, parts, currency, intl, text } = kit
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>(own ? [own.card.product] : [])
  const carFit = useCarFit()
  const offered = useMemo(() => {
    const all = own ? [own, ...parts] : parts
    // The text of a deposit is for the recommended quantity, which is then kept.
    return all.map((part) =>
      part.deposit ? part : { ...part, quantity: neededQuantity({ ...part, fit: part.card.fit }, carFit) },
    )
  }, [own, parts, carFit])
  const chosen = offered.filter(({ card }) => ticked.includes(card.product))
  const sum = partsPrice(chosen)

  function tick(product: string, checked: boolean) {
    setTicked((before) => [...before.filter((other) => other !== product), ...(checked ? [product] : [])])
  }

  return (
    <section className="accessory-kit" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ReportList list={{ id: 'kit', name: text.title, version: '' }} cards={parts.map(({ card }) => card)} />
      <ul>
        {offered.map(({ card, quantity, name, price, deposit }) => (
          <li key={card.product} id={card === own?.card ? undefined : cardId(card)}>
            <Checkbox
              checked={ticked.includes(card.product)}
              onChange={({ target }) => tick(card.product, target.checked)}
              label={
                <PartLabel
                  name={`${quantity} × ${name}`}
                  sku={card.sku}
                  picture={card.picture}
                  stock={card.stock}
                  price={formatMoney(price * quantity, currency, intl)}
                >
                  {deposit?.text}
                  <FitMark summary={card.fit}>{null}</FitMark>
                </PartLabel>
              }
            />
            {card === own?.card ? null : (
              <Link to={paths.product(card.uri)} aria-label={`${card.sku}, ${name}`}>
                <Icon name="down" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <output className="price-tag">
        {sum === null || chosen.length === 0 ? null : (
          <>
            {text.sum} <span className="amount">{formatMoney(sum, currency, intl)}</span>{' '}
            <span className="vat">{text.vat}</span>
          </>
        )}
      </output>
      {chosen.length > 0 ? add(chosen, kit) : null}
    </section>
  )
}
