import { logInResult } from '#src/commerce/customer/login.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { VisitorCart } from '#src/shop.ts'

/** The result of a password check. `limited`: too many attempts, not checked. `failed`: the service did not answer. */
export type ConfirmPasswordResult = 'right' | 'wrong' | 'limited' | 'failed'

interface ConfirmPorts {
  cart: Pick<VisitorCart, 'apart' | 'checkout'>
  language: Locale
  report(error: unknown): void
}

/** Checks a password by a log-in in a separate session that is ended immediately. Never throws for service failures. */
export async function confirmPassword(
  email: string,
  password: string,
  { cart, language, report }: ConfirmPorts,
): Promise<ConfirmPasswordResult> {
  const { checkout } = cart.apart()
  // A log-in moves the customer's cart to the country of its session, where some parts may not be sold.
  const own = await resultOrNull(() => cart.checkout.selection(), report)
  if (!own?.ok) return 'failed'
  const { country, state } = own.value.location
  if (country) {
    const opened = await resultOrNull(
      () =>
        state ? checkout.chooseState(country, state, language) : checkout.chooseCountry(country, language),
      report,
    )
    if (!opened?.ok) return 'failed'
  }
  const result = logInResult(await resultOrNull(() => checkout.logIn(email, password), report))
  if (result === 'in') await resultOrNull(() => checkout.logOut(), report)
  if (result === 'in') return 'right'
  return result === 'limited' || result === 'failed' ? result : 'wrong'
}
