import { logInResult } from '#src/commerce/login.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { VisitorCart } from '#src/shop.ts'

/** Whether a password is the account's. `limited`: too many attempts, it was not checked. `failed`: the service did not answer. */
export type ConfirmPasswordResult = 'right' | 'wrong' | 'limited' | 'failed'

/**
 * Checks the present password of an account, by a log-in in a session apart that is ended at once: the visitor's own stays as
 * it is. Never throws for service failures.
 */
export async function confirmPassword(
  email: string,
  password: string,
  { cart, report }: { cart: Pick<VisitorCart, 'apart'>; report(error: unknown): void },
): Promise<ConfirmPasswordResult> {
  const { checkout } = cart.apart()
  const result = logInResult(await resultOrNull(() => checkout.logIn(email, password), report))
  if (result === 'in') await resultOrNull(() => checkout.logOut(), report)
  if (result === 'in') return 'right'
  return result === 'limited' || result === 'failed' ? result : 'wrong'
}
