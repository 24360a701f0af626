import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type LogInResult, logInResult } from '#src/commerce/customer/login.ts'
import { type ResetKey, type ResetResult, resetResult } from '#src/commerce/customer/password.ts'
import {
  type RegisterResult,
  type Registration,
  registerResult,
  registrationRequest,
} from '#src/commerce/customer/registration.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { AccountActionPorts } from '#src/features/account/account-action.ts'
import type { Credentials } from '#src/features/account/credentials.ts'
import { type LogInCall, logInWithNewToken } from '#src/features/cart/operations/log-in-with-new-token.ts'
import { uncopiedCartPath } from '#src/features/cart/operations/uncopied-cart-path.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'

interface LoggedIn<R> {
  result: R
  before: Selection | null
  after: Selection | null
  uncopiedPath: string | null
}

export function logInAction(
  { email, password }: Credentials,
  ports: AccountActionPorts,
): Promise<LoggedIn<LogInResult>> {
  return logInBy((checkout) => checkout.logIn(email, password), logInResult, ports)
}

export function registerAction(
  registration: Registration,
  ports: AccountActionPorts,
): Promise<LoggedIn<RegisterResult>> {
  const request = registrationRequest(registration, ports.language)
  return logInBy((checkout) => checkout.register(request), registerResult, ports)
}

export function resetPasswordAction(
  key: ResetKey,
  newPassword: string,
  ports: AccountActionPorts,
): Promise<LoggedIn<ResetResult>> {
  return logInBy((checkout) => checkout.resetPassword(key, newPassword), resetResult, ports)
}

async function logInBy<R>(
  call: LogInCall,
  resultOf: (reply: Result<Selection> | null) => R,
  ports: AccountActionPorts,
): Promise<LoggedIn<R>> {
  const { cart, language, region, report } = ports
  const noCarts = { before: null, after: null, uncopiedPath: null }
  if (!cart.hasToken) {
    // The service would create a cart at the server's location. Its token is new already.
    const reply = await resultOrNull(async () => {
      await cart.start(await region(), language)
      return call(cart.checkout)
    }, report)
    return { ...noCarts, result: resultOf(reply), after: reply?.ok ? reply.value : null }
  }
  const before = await loadCart(cart, { locale: language }, region, report)
  if (!before || before === 'unavailable') return { ...noCarts, result: resultOf(null) }
  const ending = { before, session: cart.apart(), language, keepsFormer: false, report }
  const { reply, left } = await logInWithNewToken(call, ending)
  return {
    result: resultOf(reply),
    before,
    after: reply?.ok ? reply.value : null,
    uncopiedPath: uncopiedCartPath(left),
  }
}
