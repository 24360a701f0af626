import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import type { Registration } from '#src/commerce/registration.ts'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import { RegisterForm } from '#src/features/account/register/register-form.tsx'
import { leftBehindPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { isLoggedInAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { subscribe } from '#src/features/newsletter/subscribe.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/paths.ts'

interface RegisterScreenProps
  extends Omit<ComponentProps<typeof RegisterForm>, 'onPrepare' | 'onRegister' | 'takenLinks'> {
  /** The path after log-in, without locale. */
  next: string
}

/** The page for a new account. Default export, because it is loaded on demand. */
export default function RegisterScreen({ next, ...form }: RegisterScreenProps) {
  const { t, locale } = useI18n()
  const isLoggedIn = useAtomValue(isLoggedInAtom)
  const leftBehind = useAtomValue(leftBehindPathAtom)
  const register = useCustomerCommand((commands) => commands.registerAtom, { kind: 'failed' })
  const { destination } = form

  async function send(registration: Registration) {
    const result = await register.run(registration)
    const { email, asksForNewsletter } = registration
    // The page is left meanwhile; the box of the customer's details says what came of it.
    if (result.kind === 'in' && asksForNewsletter) void subscribe({ email, language: locale })
    return result
  }

  return (
    <div className="account-content">
      <RedirectWhen when={isLoggedIn === true} to={localized(locale, leftBehind ?? next)} />
      <h1>{t('account.create')}</h1>
      <AccountLinks links={['login']} destination={destination} />
      <RegisterForm
        {...form}
        onPrepare={register.prepare}
        onRegister={send}
        takenLinks={<AccountLinks links={['login', 'forgot']} destination={destination} />}
      />
    </div>
  )
}
