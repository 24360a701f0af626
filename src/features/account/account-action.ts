import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import {
  type LoadedProfile,
  profileOf,
  type UpdateCustomerResult,
  updateCustomerResult,
} from '#src/commerce/customer-update.ts'
import { isLoggedOut, type LogInResult, logInResult } from '#src/commerce/login.ts'
import {
  type ChangePasswordResult,
  changePasswordResult,
  type ResetKey,
  type ResetRequestResult,
  type ResetResult,
  resetRequestResult,
  resetResult,
} from '#src/commerce/password.ts'
import {
  type RegisterResult,
  type Registration,
  registerResult,
  registrationRequest,
} from '#src/commerce/registration.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import type { Credentials } from './credentials.ts'
import type { PasswordChange } from './password/change-password.ts'

interface AccountActionPorts {
  cart: VisitorCart
  language: Locale
  /** The visitor's region. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  report(error: unknown): void
}

/**
 * Logs a visitor in on the server, for pages without script; `selection` is the one after the log-in. Never throws for
 * service failures.
 */
export async function logInAction(
  { email, password }: Credentials,
  ports: AccountActionPorts,
): Promise<{ result: LogInResult; selection: Selection | null }> {
  const reply = await sendWithCart((checkout) => checkout.logIn(email, password), ports)
  return { result: logInResult(reply), selection: reply?.ok ? reply.value : null }
}

/** Registers a visitor on the server, for pages without script. Never throws for service failures. */
export async function registerAction(
  registration: Registration,
  ports: AccountActionPorts,
): Promise<RegisterResult> {
  const request = registrationRequest(registration, ports.language)
  return registerResult(await sendWithCart((checkout) => checkout.register(request), ports))
}

/** Asks for a password-reset mail on the server, for pages without script. Never throws for service failures. */
export async function requestResetAction(
  { email, linkUri }: { email: string; linkUri: string },
  ports: AccountActionPorts,
): Promise<ResetRequestResult> {
  return resetRequestResult(
    await sendWithCart((checkout) => checkout.requestPasswordReset(email, linkUri), ports),
  )
}

/** Sets a new password by a link's key on the server, for pages without script. Never throws for service failures. */
export async function resetPasswordAction(
  key: ResetKey,
  newPassword: string,
  ports: AccountActionPorts,
): Promise<ResetResult> {
  return resetResult(await sendWithCart((checkout) => checkout.resetPassword(key, newPassword), ports))
}

/** Changes the password on the server, for pages without script. Never throws for service failures. */
export async function changePasswordAction(
  { password, newPassword }: PasswordChange,
  { cart, report }: Pick<AccountActionPorts, 'cart' | 'report'>,
): Promise<ChangePasswordResult> {
  if (!cart.hasToken) return 'loggedOut'
  const reply = await resultOrNull(() => cart.checkout.changePassword(password, newPassword), report)
  return changePasswordResult(reply)
}

/** Everything known about the visitor's account. Never throws for service failures. */
export async function loadProfile({
  cart,
  report,
}: Pick<AccountActionPorts, 'cart' | 'report'>): Promise<LoadedProfile> {
  if (!cart.hasToken) return 'guest'
  return profileOf(await resultOrNull(() => cart.checkout.customer(), report))
}

/** Changes fields of a customer on the server, for pages without script. Never throws for service failures. */
export async function updateCustomerAction(
  request: CustomerUpdateRequest,
  { cart, report }: Pick<AccountActionPorts, 'cart' | 'report'>,
): Promise<UpdateCustomerResult> {
  return updateCustomerResult(await resultOrNull(() => cart.checkout.updateCustomer(request), report))
}

/** Makes a call for a visitor, whose cart is created first: the service would create one at the server's location. */
function sendWithCart<T>(
  call: (checkout: VisitorCart['checkout']) => Promise<Result<T>>,
  { cart, language, region, report }: AccountActionPorts,
): Promise<Result<T> | null> {
  return resultOrNull(async () => {
    if (!cart.hasToken) await cart.start(await region(), language)
    return call(cart.checkout)
  }, report)
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
