import { useState } from 'react'
import { type FieldProblems, problemText } from '#src/features/form/problem-text.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { newPasswordLength } from '#src/forms/new-password-length.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { type NewPasswordField, newPasswordFields } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { passwordStrength } from './password-strength.ts'

interface NewPasswordFieldsProps {
  problems: FieldProblems<NewPasswordField>
  label: string
  shown: boolean
}

export function NewPasswordFields({ problems, label, shown }: NewPasswordFieldsProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const { min } = newPasswordLength
  const hint =
    typed === '' ? t('account.passwordHint', { min }) : t(`account.strength.${passwordStrength(typed)}`)
  const { password, repeat } = newPasswordFields
  return (
    <>
      <PasswordField
        name={password}
        label={label}
        autoComplete="new-password"
        minLength={min}
        shown={shown}
        hint={<span aria-live="polite">{hint}</span>}
        message={problemText(t, problems[password])}
        onFocus={() => void loadCommonPasswords()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordField
        name={repeat}
        label={t('account.repeatPassword')}
        autoComplete="new-password"
        shown={shown}
        message={problemText(t, problems[repeat])}
      />
    </>
  )
}
