import { locales } from '#src/i18n/locales.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { PricedCountry } from './country-choices.ts'
import { regionFields } from './region-fields.ts'
import { languageName } from './region-text.ts'

export function CountryOptions({ countries }: { countries: PricedCountry[] }) {
  return countries.map(({ country, name, currency }) => (
    <option key={country} value={country}>
      {currency ? `${name} (${currency})` : name}
    </option>
  ))
}

/** The choice of a language, each by its own name; the page's own is selected. */
export function LanguageField() {
  const { t, locale } = useI18n()
  return (
    <Field label={t('shell.language')}>
      {(control) => (
        <Select {...control} name={regionFields.language} defaultValue={locale}>
          {locales.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
