import type { RouterContextProvider } from 'react-router'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Destination } from '#src/features/account/destinations.ts'
import { requireCustomer, requireGuest } from '#src/features/account/guards.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Loads the customer of an account screen, in parallel the result of `beside`, and the headers the response must have.
 * Throws a redirect for guests, who return to `destination` after log-in, and a 503 `Response` if the service does not
 * answer. Makes no call for visitors who cannot be customers.
 */
export async function loadCustomer<T>(
  context: Context,
  destination: Destination,
  beside: () => Promise<T>,
): Promise<{ customer: Customer; selection: Selection; loaded: T; headers: HeadersInit }> {
  const { accountConfig: config } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  if (!cart.hasToken) requireCustomer(null, destination, { config, headers: {} })
  const loading = beside()
  // A redirect does not wait for it.
  loading.catch(() => {})
  const { selection, headers } = await loadSelection(context)
  const known = requireCustomer(selection, destination, { config, headers })
  const loaded = await loading
  return { ...known, loaded, headers: tokenHeaders(cart) }
}

/** Throws a redirect if the visitor is logged in; otherwise returns the headers of a guests-only page. */
export async function loadGuest(context: Context, destination: Destination | null): Promise<HeadersInit> {
  const { selection, config, headers } = await loadSelection(context)
  requireGuest(selection, destination, { config, headers })
  return headers
}

async function loadSelection(context: Context) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  return { selection, config: accountConfig, headers: tokenHeaders(cart) }
}
