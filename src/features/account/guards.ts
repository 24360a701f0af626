import { redirect } from 'react-router'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { AccountConfig } from '#src/config.ts'
import { type Destination, destinationPath, withDestination } from '#src/features/account/destinations.ts'

/** The visitor's selection; null without a cart. `unavailable`: the service did not answer. */
type LoadedSelection = Selection | null | 'unavailable'

interface GuardOptions {
  config: AccountConfig
  headers: HeadersInit
}

/**
 * The customer of an account screen and their selection. Throws a redirect to the log-in page for guests, which leads
 * back to `destination`, and a 503 `Response` if the visitor is unknown.
 */
export function requireCustomer(
  selection: LoadedSelection,
  destination: Destination,
  { config, headers }: GuardOptions,
): { customer: Customer; selection: Selection } {
  if (selection === 'unavailable') throw new Response(null, { status: 503 })
  if (selection?.loggedIn) return { customer: selection.loggedIn, selection }
  throw redirect(withDestination(config.loginPath, destination), { status: 303, headers })
}

/**
 * Throws a redirect for customers, to `destination` or the configured path after log-in. While the service does not
 * answer, a visitor counts as a guest: log-in forms work again as soon as it does.
 */
export function requireGuest(
  selection: LoadedSelection,
  destination: Destination | null,
  { config, headers }: GuardOptions,
): void {
  if (selection === 'unavailable' || !selection?.loggedIn) return
  throw redirect(afterLogInPath(destination, config), { status: 303, headers })
}

export function afterLogInPath(destination: Destination | null, { afterLoginPath }: AccountConfig): string {
  return destination ? destinationPath(destination) : afterLoginPath
}
