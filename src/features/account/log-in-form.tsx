import type { ReactNode } from 'react'
import type { LogInResult } from '#src/commerce/customer/login.ts'
import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { accountFields, type Credentials, parseCredentials } from './credentials.ts'
import { PasswordField, useShownPassword } from './password/password-field.tsx'

interface LogInFormProps {
  onLogIn(credentials: Credentials): Promise<LogInResult>
  /** Seconds until the password is checked, after several wrong ones; null if none waits. */
  wait: number | null
  onPrepare(): void
  posted?: Submission<keyof Credentials, LogInResult> | undefined
  email?: string | undefined
  /** The destination after log-in without script, if not the configured path. */
  destination?: Destination | null
  /** The address for the form without script, without locale, if not that of the log-in's route. */
  action?: string | undefined
  children?: ReactNode
}

export function LogInForm({
  onLogIn,
  wait,
  onPrepare,
  posted,
  email = '',
  destination = null,
  action = withDestination(paths.login(), destination),
  children,
}: LogInFormProps) {
  const { t } = useI18n()
  const { shown, toggle } = useShownPassword()
  const { problems, outcome, busy, submit } = useSubmission({
    parse: parseCredentials,
    send: async (credentials: Credentials) => ({ problems: {}, outcome: await onLogIn(credentials) }),
    posted,
  })
  return (
    <PostedForm path={action} className="log-in-form" onSubmit={submit} onFocus={onPrepare}>
      <Notice tone="error" role="alert">
        {outcome === null || outcome === 'in'
          ? null
          : t(outcome === 'limited' ? 'forms.tooManyAttempts' : `account.${outcome}`)}
      </Notice>
      <TextField
        name={accountFields.email}
        type="email"
        required
        autoComplete="username"
        label={t('checkout.field.email')}
        value={email}
        problem={problems.email}
      />
      <PasswordField
        name={accountFields.password}
        label={t('account.password')}
        autoComplete="current-password"
        shown={shown}
        message={problemText(t, problems.password)}
      />
      {toggle}
      <Notice>{wait === null ? null : t('account.wait', { count: wait })}</Notice>
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.logIn')}
      </Button>
      {children}
    </PostedForm>
  )
}
