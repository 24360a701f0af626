import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountFields } from './credentials.ts'

/** The password field; with script the password can be shown. */
export function PasswordField({ message }: { message: string | undefined }) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <>
      <Field required label={t('account.password')} message={message}>
        {(control) => (
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            name={accountFields.password}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {hydrated ? (
        <Checkbox label={t('account.showPassword')} checked={shown} onChange={() => setShown(!shown)} />
      ) : null}
    </>
  )
}
