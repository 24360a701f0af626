import { isLoggedOut, type LogInResult, logInResult } from '#src/commerce/login.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import type { Credentials } from './credentials.ts'

interface AccountActionPorts {
  cart: VisitorCart
  language: Locale
  /** Where the visitor buys. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  report(error: unknown): void
}

/** Logs a visitor without script in. Never throws for a service that fails. */
export async function logInAction(
  { email, password }: Credentials,
  { cart, language, region, report }: AccountActionPorts,
): Promise<LogInResult> {
  const reply = await resultOrNull(async () => {
    // A server's own address says nothing of where the visitor is.
    if (!cart.hasToken) await cart.start(await region(), language)
    return cart.checkout.logIn(email, password)
  }, report)
  return logInResult(reply)
}

/** Logs a visitor without script out; who was not logged in is out already. False when nobody answered. */
export async function logOutAction({
  cart,
  report,
}: Pick<AccountActionPorts, 'cart' | 'report'>): Promise<boolean> {
  if (!cart.hasToken) return true
  const reply = await resultOrNull(() => cart.checkout.logOut(), report)
  return isLoggedOut(reply)
}
