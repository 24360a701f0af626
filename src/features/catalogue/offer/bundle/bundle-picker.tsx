import { lazy, Suspense, useRef } from 'react'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import type { Purchase } from '../purchase.ts'
import { purchaseFields } from '../purchase-fields.ts'

const ChosenPrice = lazy(() => import('./chosen-price.tsx').catch(() => ({ default: () => null })))

interface BundlePickerProps extends Pick<Purchase, 'sections' | 'sum' | 'text'> {
  /** The initial choices; by default the first available item, and nothing in an optional section. */
  chosen?: BundleChoice[]
}

/** Radio buttons for each section of a bundle; optional sections may stay empty. Works without scripts. */
export default function BundlePicker({ sections, sum, text, chosen = [] }: BundlePickerProps) {
  const output = useRef<HTMLOutputElement>(null)
  const hydrated = useHydrated()
  const sectionFields = sections.map(({ section, name, quantity, required, choices }) => {
    const wanted = chosen.find((entry) => entry.section === section)?.item
    const known = choices.find(({ item, available }) => available && item === wanted)?.item
    const first = known ?? (required ? choices.find(({ available }) => available)?.item : '')
    return (
      <fieldset key={section} className="bundle-picker">
        <legend>
          {quantity > 1 ? `${quantity} × ${name}` : name}
          {required ? null : <small> ({text.optional})</small>}
        </legend>
        {required ? null : (
          <Checkbox
            type="radio"
            name={purchaseFields.section(section)}
            value=""
            defaultChecked={first === ''}
            label={text.without}
          />
        )}
        {choices.map((choice) => (
          <Checkbox
            key={choice.item}
            type="radio"
            name={purchaseFields.section(section)}
            value={choice.item}
            defaultChecked={choice.item === first}
            disabled={!choice.available}
            label={choice.name}
          />
        ))}
      </fieldset>
    )
  })
  return (
    <>
      {sectionFields}
      {sum ? (
        <output ref={output} className="price-tag chosen-price">
          <Suspense>
            {hydrated ? <ChosenPrice sections={sections} sum={sum} inside={output} /> : null}
          </Suspense>
        </output>
      ) : null}
    </>
  )
}
