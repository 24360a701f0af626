import { isLoggedOut, type LogInResult, logInResult } from '#src/commerce/login.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import type { Credentials } from './credentials.ts'

interface AccountActionPorts {
  cart: VisitorCart
  language: Locale
  /** The visitor's region. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  report(error: unknown): void
}

/** Logs a visitor in on the server, for pages without script. Never throws for service failures. */
export async function logInAction(
  { email, password }: Credentials,
  { cart, language, region, report }: AccountActionPorts,
): Promise<LogInResult> {
  const reply = await resultOrNull(async () => {
    // The service would use the server's location.
    if (!cart.hasToken) await cart.start(await region(), language)
    return cart.checkout.logIn(email, password)
  }, report)
  return logInResult(reply)
}

/**
 * Logs a visitor out on the server; a visitor who was not logged in counts as logged out. False when the service
 * failed.
 */
export async function logOutAction({
  cart,
  report,
}: Pick<AccountActionPorts, 'cart' | 'report'>): Promise<boolean> {
  if (!cart.hasToken) return true
  const reply = await resultOrNull(() => cart.checkout.logOut(), report)
  return isLoggedOut(reply)
}
