import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { attributesOf, completion } from '../../form/control-attributes.ts'
import { hintOf } from '../../form/field-text.ts'
import type { PlainField } from '../plain-view.ts'

export function PlainFields({ fields }: { fields: PlainField[] }) {
  return (
    <div className="address-fields">
      {fields.map((field) => (
        <OneField key={field.name} field={field} />
      ))}
    </div>
  )
}

function OneField({ field }: { field: PlainField }) {
  const { t } = useI18n()
  const { name, key, kind, label, required, value, problem, options } = field
  return (
    <div className="address-field" data-field={key}>
      <Field
        label={label}
        hint={options ? null : hintOf(t, kind, key)}
        message={problem}
        required={required}
        optional={t('forms.optional')}
      >
        {(control) =>
          options ? (
            <Select {...control} name={name} autoComplete={completion(kind, key)} defaultValue={value}>
              {options.some((option) => option.value === value) ? null : (
                <option value="">{t('checkout.choose')}</option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </Select>
          ) : (
            <input {...control} {...attributesOf(kind, key)} name={name} defaultValue={value} />
          )
        }
      </Field>
    </div>
  )
}
