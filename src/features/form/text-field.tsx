import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { type FieldProblem, problemText } from './problem-text.ts'

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'onInput' | 'onBlur'> {
  name: string
  label: string
  value: string | undefined
  problem: FieldProblem | undefined
  required?: boolean
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: 'numeric'
  maxLength?: number
  readOnly?: boolean
  hint?: ReactNode
}

export function TextField({ name, label, value, problem, required = false, hint, ...input }: TextFieldProps) {
  const { t } = useI18n()
  return (
    <Field
      label={label}
      required={required}
      optional={t('forms.optional')}
      hint={hint}
      message={problemText(t, problem)}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          {...input}
          name={name}
          defaultValue={value}
          {...(input.type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
        />
      )}
    </Field>
  )
}
