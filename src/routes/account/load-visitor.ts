import type { RouterContextProvider } from 'react-router'
import type { Destination } from '#src/account-paths.ts'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { requireCustomer, requireGuest } from '#src/features/account/guards.ts'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { documentContext, shopContext, visitorCartContext } from '#src/shop.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Loads the customer of an account screen, and the headers its response must have. Throws a redirect for guests, who are
 * sent back to `destination` after logging in, and a 503 `Response` when the service does not answer.
 */
export async function loadCustomer(
  context: Context,
  destination: Destination,
): Promise<{ customer: Customer; selection: Selection; headers: HeadersInit }> {
  const { selection, config, headers } = await loadSelection(context)
  return { ...requireCustomer(selection, destination, { config, headers }), headers }
}

/** Throws a redirect when the visitor is logged in; otherwise returns the headers of a guests-only page. */
export async function loadGuest(context: Context, destination: Destination | null): Promise<HeadersInit> {
  const { selection, config, headers } = await loadSelection(context)
  requireGuest(selection, destination, { config, headers })
  return headers
}

async function loadSelection(context: Context) {
  const { i18n, report, accountConfig } = context.get(documentContext)
  const cart = context.get(visitorCartContext)
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  return { selection, config: accountConfig, headers: tokenHeaders(cart) }
}
