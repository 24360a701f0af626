import { use } from 'react'
import type { ResetKey, ResetResult } from '#src/commerce/customer/password.ts'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type NewPasswordField, newPasswordFields, parseNewPassword } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useShownPassword } from './password-field.tsx'

export type ResetSubmission = Submission<NewPasswordField, ResetResult>

export function resetSubmission(outcome: ResetResult): ResetSubmission {
  const problems = outcome === 'refused' ? { [newPasswordFields.password]: 'notAccepted' as const } : {}
  return { problems, outcome }
}

interface ResetPasswordFormProps {
  resetKey: ResetKey | null
  onReset(key: ResetKey, password: string): Promise<ResetResult>
  onPrepare(): void
  posted: ResetSubmission | undefined
}

export function ResetPasswordForm({ resetKey, onReset, onPrepare, posted }: ResetPasswordFormProps) {
  const { t, locale } = useI18n()
  const { shown, toggle } = useShownPassword()
  const { problems, outcome, busy, submit } = useSubmission({
    parse: async (form) => parseNewPassword(form, { isCommon: await loadCommonPasswords() }),
    send: async (password: string) => resetSubmission(resetKey ? await onReset(resetKey, password) : 'gone'),
    posted,
  })
  const isGone = resetKey === null || outcome === 'gone'
  return (
    <div className="account-content">
      <Notice tone="error" role="alert">
        {isGone
          ? t('account.linkGone')
          : outcome === 'limited'
            ? t('forms.tooManyAttempts')
            : outcome === 'failed'
              ? t('account.passwordFailed')
              : null}
      </Notice>
      <Notice tone="success">{outcome === 'in' ? t('account.passwordReset') : null}</Notice>
      {outcome === 'in' ? (
        <p>
          <a className="button" data-kind="primary" href={localized(locale, paths.account())}>
            {t('account.title')}
          </a>
        </p>
      ) : isGone ? (
        <p>
          <a className="button" data-kind="primary" href={localized(locale, paths.forgotPassword())}>
            {t('account.newLink')}
          </a>
        </p>
      ) : (
        <PostedForm path={use(OwnAddressContext)} onSubmit={submit} onFocus={onPrepare}>
          <input type="hidden" name="i" value={resetKey.i} />
          <input type="hidden" name="id" value={resetKey.id} />
          <NewPasswordFields problems={problems} label={t('account.newPassword')} shown={shown} />
          {toggle}
          <Button type="submit" kind="primary" busy={busy}>
            {t('account.savePassword')}
          </Button>
        </PostedForm>
      )}
    </div>
  )
}
