import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'

const genders = { '': 'account.gender.none', f: 'account.gender.f', m: 'account.gender.m' } as const

/** The gender by the service's letters; an unknown value is unchanged. */
export function GenderField({ value, message }: { value: string; message: string | undefined }) {
  const { t } = useI18n()
  return (
    <Field label={t('account.gender')} optional={t('forms.optional')} message={message}>
      {(control) => (
        <Select {...control} name="gender" autoComplete="sex" defaultValue={value}>
          {Object.entries(genders).map(([gender, name]) => (
            <option key={gender} value={gender}>
              {t(name)}
            </option>
          ))}
          {Object.hasOwn(genders, value) ? null : <option value={value}>{value}</option>}
        </Select>
      )}
    </Field>
  )
}
