import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ChosenPrice } from './chosen-price.tsx'
import { type Purchase, purchaseFields } from './purchase.ts'

interface BundlePickerProps extends Pick<Purchase, 'sections' | 'sum'> {
  /** What to begin with; elsewhere it is the first that is available, and nothing in an optional section. */
  chosen?: BundleChoice[]
}

/** Radio buttons for each section of a set; an optional section may stay empty. Works without scripts. */
export function BundlePicker({ sections, sum, chosen = [] }: BundlePickerProps) {
  const { t } = useI18n()
  const places = sections.map(({ section, name, quantity, required, choices }) => {
    const wanted = chosen.find((entry) => entry.section === section)?.item
    const known = choices.find(({ item, available }) => available && item === wanted)?.item
    const first = known ?? (required ? choices.find(({ available }) => available)?.item : '')
    return (
      <fieldset key={section} className="bundle-picker">
        <legend>
          {quantity > 1 ? `${quantity} × ${name}` : name}
          {required ? null : <small> ({t('product.optional')})</small>}
        </legend>
        {required ? null : (
          <Checkbox
            type="radio"
            name={purchaseFields.section(section)}
            value=""
            defaultChecked={first === ''}
            label={t('product.without')}
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
      {places}
      {sum ? <ChosenPrice sections={sections} sum={sum} /> : null}
    </>
  )
}
