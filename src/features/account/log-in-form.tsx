import { type FormEvent, useState } from 'react'
import { type Destination, withDestination } from '#src/account-paths.ts'
import type { LogInResult } from '#src/commerce/login.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountFields, type Credentials, type Problems, parseCredentials } from './credentials.ts'
import { PasswordField } from './password-field.tsx'

/** The state of the last attempt: errors of fields, or the result of the call. */
export interface LogInStatus {
  problems: Problems
  result: LogInResult | null
}

const untried: LogInStatus = { problems: {}, result: null }

interface LogInFormProps {
  onLogIn(credentials: Credentials): Promise<LogInResult>
  /** Called when the form is focused, to load what login needs. */
  onPrepare(): void
  /** The state of a form posted without script, and the e-mail address typed. */
  posted?: LogInStatus | undefined
  email?: string | undefined
  /** Where to go after login without script, if not to the configured path. */
  destination?: Destination | null
}

/** The login form; a normal form without script. Input is kept on errors. */
export function LogInForm({
  onLogIn,
  onPrepare,
  posted = untried,
  email = '',
  destination = null,
}: LogInFormProps) {
  const { t, locale } = useI18n()
  const hydrated = useHydrated()
  const [{ problems, result }, setStatus] = useState(posted)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const read = parseCredentials(new FormData(form))
    if ('problems' in read) {
      setStatus({ problems: read.problems, result: null })
      focusOn(form, read.problems.email ? accountFields.email : accountFields.password)
      return
    }
    setStatus(untried)
    setBusy(true)
    const answered = await onLogIn(read.credentials)
    setBusy(false)
    setStatus({ problems: {}, result: answered })
  }

  return (
    <form
      method="post"
      action={localized(locale, withDestination(paths.login(), destination))}
      className="log-in-form"
      noValidate={hydrated}
      onSubmit={submit}
      onFocus={onPrepare}
    >
      <Notice tone="error" role="alert">
        {result === 'limited' ? t('forms.tooManyAttempts') : null}
        {result && result !== 'in' && result !== 'limited' ? t(`account.${result}`) : null}
      </Notice>
      <Field
        required
        label={t('checkout.field.email')}
        message={problems.email ? t(`forms.${problems.email}`) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            name={accountFields.email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
          />
        )}
      </Field>
      <PasswordField message={problems.password ? t(`forms.${problems.password}`) : undefined} />
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.logIn')}
      </Button>
    </form>
  )
}

function focusOn(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}
