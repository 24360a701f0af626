import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import {
  type LoadedProfile,
  profileOf,
  type UpdateCustomerResult,
  updateCustomerResult,
} from '#src/commerce/customer/customer-update.ts'
import { isLoggedOut } from '#src/commerce/customer/login.ts'
import {
  type ChangePasswordResult,
  changePasswordResult,
  type ResetRequestResult,
  resetRequestResult,
} from '#src/commerce/customer/password.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import type { PasswordChange } from './password/change-password.ts'

export interface AccountActionPorts {
  cart: VisitorCart
  language: Locale
  region(): Promise<Region>
  report(error: unknown): void
}

export async function requestResetAction(
  { email, linkUri }: { email: string; linkUri: string },
  { cart, language, region, report }: AccountActionPorts,
): Promise<ResetRequestResult> {
  const reply = await resultOrNull(async () => {
    // The service would create a cart at the server's location.
    if (!cart.hasToken) await cart.start(await region(), language)
    return cart.checkout.requestPasswordReset(email, linkUri)
  }, report)
  return resetRequestResult(reply)
}

export async function changePasswordAction(
  { password, newPassword }: PasswordChange,
  { cart, report }: Pick<AccountActionPorts, 'cart' | 'report'>,
): Promise<ChangePasswordResult> {
  if (!cart.hasToken) return 'loggedOut'
  const reply = await resultOrNull(() => cart.checkout.changePassword(password, newPassword), report)
  return changePasswordResult(reply)
}

export async function loadProfile({
  cart,
  report,
}: Pick<AccountActionPorts, 'cart' | 'report'>): Promise<LoadedProfile> {
  if (!cart.hasToken) return 'guest'
  return profileOf(await resultOrNull(() => cart.checkout.customer(), report))
}

export async function updateCustomerAction(
  request: CustomerUpdateRequest,
  { cart, report }: Pick<AccountActionPorts, 'cart' | 'report'>,
): Promise<UpdateCustomerResult> {
  return updateCustomerResult(await resultOrNull(() => cart.checkout.updateCustomer(request), report))
}

/** A visitor who was not logged in counts as logged out. False if the service failed. */
export async function logOutAction({
  cart,
  report,
}: Pick<AccountActionPorts, 'cart' | 'report'>): Promise<boolean> {
  if (!cart.hasToken) return true
  const reply = await resultOrNull(() => cart.checkout.logOut(), report)
  return isLoggedOut(reply)
}
