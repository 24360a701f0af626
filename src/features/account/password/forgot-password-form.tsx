import * as v from 'valibot'
import type { ResetRequestResult } from '#src/commerce/customer/password.ts'
import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { TextField } from '#src/features/form/text-field.tsx'
import { type ParsedForm, type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { accountFields, Email } from '../credentials.ts'

export type ForgotPasswordSubmission = Submission<'email', ResetRequestResult>

export function parseForgotPassword(
  form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>,
): ParsedForm<'email', string> {
  const email = v.safeParse(Email, form.get(accountFields.email) ?? '')
  if (email.success) return { values: email.output }
  return { problems: { email: email.issues[0].message === 'email' ? 'email' : 'required' } }
}

interface ForgotPasswordFormProps {
  destination: Destination | null
  onRequest(email: string): Promise<ResetRequestResult>
  onPrepare(): void
  posted: ForgotPasswordSubmission | undefined
  email: string | undefined
}

/** Requests a mail with a link to a new password. Its answer is the same with and without an account. */
export function ForgotPasswordForm({
  destination,
  onRequest,
  onPrepare,
  posted,
  email,
}: ForgotPasswordFormProps) {
  const { t } = useI18n()
  const { problems, outcome, busy, submit } = useSubmission({
    parse: parseForgotPassword,
    send: async (address: string) => ({ problems: {}, outcome: await onRequest(address) }),
    posted,
  })
  return (
    <PostedForm
      path={withDestination(paths.forgotPassword(), destination)}
      onSubmit={submit}
      onFocus={onPrepare}
    >
      <p>{t('account.forgotHint')}</p>
      <Notice tone="error" role="alert">
        {outcome === 'limited'
          ? t('forms.tooManyAttempts')
          : outcome === 'failed'
            ? t('account.mailFailed')
            : null}
      </Notice>
      <Notice tone="success">{outcome === 'sent' ? t('account.mailSent') : null}</Notice>
      <TextField
        name={accountFields.email}
        type="email"
        required
        autoComplete="username"
        label={t('checkout.field.email')}
        value={email}
        problem={problems.email}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.sendLink')}
      </Button>
    </PostedForm>
  )
}
