import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { AddressCountry } from './address-countries.ts'

interface CountryFieldProps {
  countries: AddressCountry[]
  country: string
  onChange(country: string): void
  message: string | undefined
}

export function CountryField({ countries, country, onChange, message }: CountryFieldProps) {
  const { t } = useI18n()
  return (
    <Field required label={t('checkout.field.country')} message={message}>
      {(control) => (
        <Select
          {...control}
          name="country"
          autoComplete="country"
          defaultValue={country}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {countries.map((choice) => (
            <option key={choice.country} value={choice.country}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface StateFieldProps {
  countries: AddressCountry[]
  states: AddressCountry['states']
  typed: string
  message: string | undefined
}

export function StateField({ countries, states, typed, message }: StateFieldProps) {
  const { t } = useI18n()
  if (states.length > 0)
    return (
      <Field required label={t('checkout.field.state')} message={message}>
        {(control) => (
          <Select {...control} name="state" autoComplete="address-level1" defaultValue={typed}>
            <option value="">{t('checkout.choose')}</option>
            <StateOptions states={states} />
          </Select>
        )}
      </Field>
    )
  const withStates = countries.filter((choice) => choice.states.length > 0)
  if (withStates.length === 0) return null
  return (
    <noscript>
      <Field label={t('checkout.field.state')} optional={withStates.map(({ name }) => name).join(', ')}>
        {(control) => (
          <Select {...control} name="state" defaultValue="">
            <option value="">{t('checkout.choose')}</option>
            {withStates.map(({ country, name, states: choices }) => (
              <optgroup key={country} label={name}>
                <StateOptions states={choices} />
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </noscript>
  )
}

function StateOptions({ states }: Pick<StateFieldProps, 'states'>) {
  return states.map(({ state, name }) => (
    <option key={state} value={state}>
      {name}
    </option>
  ))
}
