import { useAtomValue } from 'jotai'
import { type ComponentProps, useState } from 'react'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { StripQuery } from '#src/effects/router/strip-query.tsx'
import { ResetPasswordForm } from '#src/features/account/password/reset-password-form.tsx'
import { leftBehindPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'

type ResetPasswordScreenProps = Pick<ComponentProps<typeof ResetPasswordForm>, 'resetKey' | 'posted'>

/** The page a password-reset mail links to. Default export, because it is loaded on demand. */
export default function ResetPasswordScreen({ resetKey: loadedKey, posted }: ResetPasswordScreenProps) {
  const { t, locale } = useI18n()
  const leftBehind = useAtomValue(leftBehindPathAtom)
  const resetPassword = useCustomerCommand((commands) => commands.resetPasswordAtom, 'failed')
  // Once the address is stripped, loading the page's data again brings no key.
  const [resetKey] = useState(loadedKey)
  return (
    <div className="account-content">
      <StripQuery />
      <RedirectWhen when={leftBehind !== null} to={localized(locale, leftBehind ?? '')} />
      <h1>{t('account.newPassword')}</h1>
      <ResetPasswordForm
        resetKey={resetKey}
        posted={posted}
        onPrepare={resetPassword.prepare}
        onReset={resetPassword.run}
      />
    </div>
  )
}
