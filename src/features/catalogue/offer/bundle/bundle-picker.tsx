import { useRef } from 'react'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { useFormData } from '#src/ui/controls/use-form-data.ts'
import { PartLabel } from '../../cards/part-label.tsx'
import type { Price } from '../price.ts'
import type { Purchase } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'
import { chosenPrice, presetForm, priceDifference } from './bundle-price.ts'

interface BundlePickerProps extends Pick<Purchase, 'sections' | 'sum' | 'text'> {
  /** The initial choices; by default the first available item, and nothing in an optional section. */
  chosen?: BundleChoice[]
  /** Called with the price of the choice, first and at every change of the form; null if it has none. */
  onPrice: (price: Price | null) => void
}

/**
 * Drawn rows of radio buttons for each section of a bundle, each with what it would change in the price; optional
 * sections may stay empty. Works without script, where differences are those to the initial choice.
 */
export default function BundlePicker({ sections, sum, text, chosen = [], onPrice }: BundlePickerProps) {
  const inside = useRef<HTMLDivElement>(null)
  const preset = presetForm(sections, chosen)
  const priceOf = (form: FormData) => sum && chosenPrice(sections, sum, form)
  const form = useFormData(inside, (written) => onPrice(priceOf(written))) ?? preset
  const price = priceOf(form)

  function difference(section: string, item: string): string {
    const other = sum && priceDifference(sections, sum, form, { section, item })
    if (!other || !sum) return ''
    return (other < 0 ? '−' : '+') + formatMoney(Math.abs(other), sum.currency, sum.intl)
  }

  return (
    <div ref={inside} className="bundle">
      {sections.map(({ section, name, quantity, required, choices }) => {
        const field = { type: 'radio', name: purchaseFields.section(section) } as const
        const first = preset.get(field.name)
        return (
          <fieldset key={section} className="bundle-picker">
            <legend>
              {quantity > 1 ? `${quantity} × ${name}` : name}
              {required ? null : <small> ({text.optional})</small>}
            </legend>
            {required ? null : (
              <Checkbox
                {...field}
                value=""
                defaultChecked={first === ''}
                label={<PartLabel name={text.without} price={difference(section, '')} />}
              />
            )}
            {choices.map(({ available, item, ...part }) => (
              <Checkbox
                {...field}
                key={item}
                value={item}
                defaultChecked={item === first}
                disabled={!available}
                label={<PartLabel {...part} price={difference(section, item)} />}
              />
            ))}
          </fieldset>
        )
      })}
      {price && sum ? (
        <output className="price-tag chosen-price">
          {sum.text.chosen} <span className="amount">{price.price}</span>{' '}
          <span className="vat">{price.vat}</span>
          {price.saving ? <span className="saving">{price.saving}</span> : null}
          {price.additions ? <span className="unit-price">{price.additions}</span> : null}
        </output>
      ) : null}
    </div>
  )
}
