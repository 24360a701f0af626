import { type FormEvent, useState } from 'react'
import type { LogInResult } from '#src/commerce/login.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountFields, type Credentials, type Problems, parseCredentials } from './credentials.ts'
import { PasswordField } from './password-field.tsx'

/** How the last attempt went: what is wrong with its fields or, when it was sent, its result. */
export interface LogInStatus {
  problems: Problems
  result: LogInResult | null
}

const untried: LogInStatus = { problems: {}, result: null }

interface LogInFormProps {
  onLogIn(credentials: Credentials): Promise<LogInResult>
  /** Somebody is about to log in. */
  onPrepare(): void
  /** The answer to a form posted without script, and the address typed into it. */
  posted?: LogInStatus | undefined
  email?: string | undefined
  /** Where a customer goes after logging in without script, if not where every customer goes. */
  back?: string | undefined
}

/** Logs a customer in; without script as a form of the page. Whatever goes wrong, what was typed stays. */
export function LogInForm({ onLogIn, onPrepare, posted = untried, email = '', back }: LogInFormProps) {
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
      action={localized(locale, paths.login(back))}
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
