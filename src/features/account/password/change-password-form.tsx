import { useState } from 'react'
import type { ChangePasswordResult } from '#src/commerce/customer/password.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { useSubmission } from '#src/features/form/use-submission.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { KnownCustomer } from '../known-customer.ts'
import {
  type ChangePasswordField,
  type ChangePasswordSubmission,
  changePasswordSubmission,
  currentPasswordField,
  type PasswordChange,
  parsePasswordChange,
} from './change-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField, useShownPassword } from './password-field.tsx'

interface ChangePasswordFormProps {
  customer: KnownCustomer
  onChange(change: PasswordChange): Promise<ChangePasswordResult>
  onPrepare(): void
  posted: ChangePasswordSubmission | undefined
}

export function ChangePasswordForm({ customer, onChange, onPrepare, posted }: ChangePasswordFormProps) {
  const { t } = useI18n()
  const { shown, toggle } = useShownPassword()
  const [changes, setChanges] = useState(0)
  const { problems, outcome, busy, submit } = useSubmission<
    ChangePasswordField,
    PasswordChange,
    ChangePasswordResult
  >({
    parse: async (form) => parsePasswordChange(form, await loadCommonPasswords()),
    async send(change) {
      const result = await onChange(change)
      if (result === 'changed') setChanges(changes + 1)
      return changePasswordSubmission(result)
    },
    posted,
  })
  return (
    <PostedForm path={paths.accountPassword()} onSubmit={submit} onFocus={onPrepare}>
      <Notice tone="error" role="alert">
        {outcome === 'limited'
          ? t('forms.tooManyAttempts')
          : outcome === 'failed'
            ? t('account.passwordFailed')
            : null}
      </Notice>
      <Notice tone="success">{outcome === 'changed' ? t('account.passwordChanged') : null}</Notice>
      <input type="email" name="email" value={customer.email} autoComplete="username" hidden readOnly />
      <input type="hidden" name="name" value={customer.name} />
      {/* A change clears the fields. */}
      <PasswordField
        key={`current-${changes}`}
        name={currentPasswordField}
        label={t('account.currentPassword')}
        autoComplete="current-password"
        shown={shown}
        message={problemText(t, problems[currentPasswordField])}
      />
      <NewPasswordFields
        key={`new-${changes}`}
        problems={problems}
        label={t('account.newPassword')}
        shown={shown}
      />
      {toggle}
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.savePassword')}
      </Button>
    </PostedForm>
  )
}
