import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import { ForgotPasswordForm } from '#src/features/account/password/forgot-password-form.tsx'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'

interface ForgotPasswordScreenProps
  extends Omit<ComponentProps<typeof ForgotPasswordForm>, 'onPrepare' | 'onRequest'> {
  /** The path that the link of the mail leads to. */
  linkUri: string
  /** The path after log-in, without locale. */
  next: string
}

/** The page that asks for a mail with a link to a new password. Default export, because it is loaded on demand. */
export default function ForgotPasswordScreen({ linkUri, next, ...form }: ForgotPasswordScreenProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const requestReset = useCustomerCommand((commands) => commands.requestResetAtom, 'failed')
  return (
    <div className="account-content">
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, next)} />
      <h1>{t('account.forgot')}</h1>
      <ForgotPasswordForm
        {...form}
        onPrepare={requestReset.prepare}
        onRequest={(email) => requestReset.run({ email, linkUri })}
      />
      <AccountLinks links={['login']} destination={form.destination} />
    </div>
  )
}
