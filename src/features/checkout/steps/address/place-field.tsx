import { useAtomValue, useSetAtom } from 'jotai'
import { useOptimistic, useTransition } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { setAddressCountryAtom } from '../../form/address-country.atoms.ts'
import type { AddressKind, FormField } from '../../form/address-form-fields.ts'
import { completion } from '../../form/control-attributes.ts'
import { labelOf, problemText } from '../../form/field-text.ts'
import { problemsAtom } from '../../form/form.atoms.ts'

interface PlaceFieldProps {
  field: FormField
  kind: AddressKind
  value: string
  options: { value: string; name: string }[]
  locationOf(value: string): { country: string; state?: string }
}

/** A select of countries or states. A choice calls the service, because prices and assortment depend on it. */
export function PlaceField({ field, kind, value, options, locationOf }: PlaceFieldProps) {
  const { t } = useI18n()
  const problem = useAtomValue(problemsAtom)[field.name]
  const setCountry = useSetAtom(setAddressCountryAtom)
  const [shown, show] = useOptimistic(value)
  const [moving, startMoving] = useTransition()
  return (
    <div className="address-field" data-field={field.key}>
      <Field
        label={labelOf(t, field.key)}
        message={problem ? problemText(t, problem) : null}
        required={field.required}
        optional={t('forms.optional')}
      >
        {(control) => (
          <Select
            {...control}
            name={field.name}
            autoComplete={completion(kind, field.key)}
            aria-busy={moving || undefined}
            value={shown}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value
              const { country, state } = locationOf(chosen)
              startMoving(async () => {
                show(chosen)
                await setCountry(field, country, state)
              })
            }}
          >
            {value === '' ? <option value="">{t('checkout.choose')}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
