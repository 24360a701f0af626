import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  message: string | undefined
  hint?: ReactNode
  shown: boolean
  minLength?: number
  required?: boolean
  onFocus?: () => void
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

export function PasswordField({
  label,
  message,
  hint,
  shown,
  required = true,
  ...input
}: PasswordFieldProps) {
  return (
    <Field required={required} label={label} message={message} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}

/** A checkbox that shows passwords. It needs script; its space is reserved before, so that nothing moves. */
export function useShownPassword(): { shown: boolean; toggle: ReactNode } {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  const toggle = (
    <div className="show-password" data-waiting={hydrated ? undefined : true}>
      <Checkbox label={t('account.showPassword')} checked={shown} onChange={() => setShown(!shown)} />
    </div>
  )
  return { shown, toggle }
}
