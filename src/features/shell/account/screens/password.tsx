import type { ComponentProps } from 'react'
import { ChangePasswordForm } from '#src/features/account/password/change-password-form.tsx'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'

type PasswordScreenProps = Omit<ComponentProps<typeof ChangePasswordForm>, 'onPrepare' | 'onChange'>

/** The page on which customers change their password. Default export, because it is loaded on demand. */
export default function PasswordScreen(form: PasswordScreenProps) {
  const { t } = useI18n()
  const changePassword = useCustomerCommand((commands) => commands.changePasswordAtom, 'failed')
  return (
    <AccountFrame title={t('account.changePassword')} email={form.customer.email}>
      <ChangePasswordForm {...form} onPrepare={changePassword.prepare} onChange={changePassword.run} />
    </AccountFrame>
  )
}
