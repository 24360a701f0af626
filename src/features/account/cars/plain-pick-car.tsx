import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { PlainPicker } from './plain-picker.ts'

/**
 * A form for visitors without script that chooses a model and a year. The page that answers has the engines in the form
 * of the car.
 */
export function PlainPickCar({ makes, chosen }: PlainPicker) {
  const { t, locale } = useI18n()
  return (
    <noscript>
      <form method="get" action={localized(locale, paths.accountCars())} className="account-form">
        <Field label={t('garage.model')} required>
          {(control) => (
            <Select {...control} name="model" defaultValue={chosen?.model ?? ''}>
              <option value="">{t('garage.pleaseChoose')}</option>
              {makes.map(({ name, models }) => (
                <optgroup key={name} label={name}>
                  {models.map((model) => (
                    <option key={model}>{model}</option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('garage.year')} required>
          {(control) => (
            <input
              {...control}
              name="year"
              inputMode="numeric"
              maxLength={4}
              defaultValue={chosen?.year ?? ''}
            />
          )}
        </Field>
        <Button type="submit">{t('garage.showEngines')}</Button>
      </form>
    </noscript>
  )
}
