import { type FormEvent, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { accountFields, type Credentials, type Problems, readCredentials } from './credentials.ts'
import type { LogInResult } from './log-in-result.ts'

/** What is said of an attempt: at its fields, or of all of it. */
export interface LogInNote {
  problems: Problems
  end: LogInResult | null
}

const nothing: LogInNote = { problems: {}, end: null }

interface LogInFormProps {
  onLogIn(credentials: Credentials): Promise<LogInResult>
  /** Somebody is about to log in. */
  onPrepare(): void
  /** What a form that was posted without script was answered, and the address typed into it. */
  note?: LogInNote | undefined
  email?: string | undefined
}

/** Logs a customer in; without script as a form of the page. Whatever goes wrong, what was typed stays. */
export function LogInForm({ onLogIn, onPrepare, note = nothing, email = '' }: LogInFormProps) {
  const { t, locale } = useI18n()
  const scripted = useHydrated()
  const [{ problems, end }, say] = useState(note)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const read = readCredentials(new FormData(form))
    if ('problems' in read) {
      say({ problems: read.problems, end: null })
      const wrong = form.elements.namedItem(
        read.problems.email ? accountFields.email : accountFields.password,
      )
      if (wrong instanceof HTMLElement) wrong.focus()
      return
    }
    say(nothing)
    setBusy(true)
    const ended = await onLogIn(read.credentials)
    setBusy(false)
    say({ problems: {}, end: ended })
  }

  return (
    <form
      method="post"
      action={localized(locale, paths.login())}
      className="log-in-form"
      noValidate={scripted}
      onSubmit={submit}
      onFocus={onPrepare}
    >
      <Notice tone="wrong" role="alert">
        {end && end !== 'in' ? t(`account.${end}`) : null}
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
      <Field
        required
        label={t('account.password')}
        message={problems.password ? t(`forms.${problems.password}`) : undefined}
      >
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
      {scripted ? (
        <Checkbox label={t('account.showPassword')} checked={shown} onChange={() => setShown(!shown)} />
      ) : null}
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.logIn')}
      </Button>
    </form>
  )
}
