import type { Register } from 'react-router'

/**
 * The protection of a route's responses, address and window:
 * - `open`: looks the same to everyone; the browser may keep it and asks whether it is still current.
 * - `personal`: belongs to one visitor; never cached.
 * - `private`: like `personal`, and its address, which may hold a token or an order number, is not sent to linked sites.
 * - `purchase`: as `private`, and a payment provider's window may report back.
 * - `receipt`: as `purchase`, after it: measuring services may run here after consent.
 */
export type RoutePolicy = 'open' | 'personal' | 'private' | 'purchase' | 'receipt'

/** The policy of each route of `routes.ts`, by its file. */
export const routePolicies = {
  'routes/home': 'open',
  'routes/catalogue/category': 'open',
  'routes/catalogue/product': 'open',
  'routes/catalogue/brand': 'open',
  'routes/catalogue/categories': 'open',
  'routes/catalogue/parts': 'open',
  'routes/catalogue/parts-of-car': 'open',
  'routes/catalogue/markdown': 'open',
  'routes/search': 'open',
  'routes/service/info': 'open',
  'routes/service/faq': 'open',
  'routes/region': 'personal',
  'routes/wishlist': 'open',
  'routes/compare': 'open',
  'routes/quick-order': 'personal',
  'routes/account/login': 'personal',
  'routes/account/register': 'personal',
  'routes/account/forgot-password': 'personal',
  'routes/account/reset-password': 'private',
  'routes/account/overview': 'private',
  'routes/account/orders': 'private',
  'routes/account/order': 'private',
  'routes/account/returns': 'private',
  'routes/account/details': 'private',
  'routes/account/cars': 'private',
  'routes/account/password': 'private',
  'routes/account/data': 'private',
  'routes/account/data-file': 'private',
  'routes/service/support': 'private',
  'routes/service/track-order': 'private',
  'routes/service/withdraw': 'private',
  'routes/service/newsletter': 'private',
  'routes/cart': 'personal',
  'routes/checkout/checkout': 'purchase',
  'routes/checkout/confirmation': 'receipt',
  'routes/checkout/plain': 'purchase',
  'routes/checkout/receipt': 'private',
  'routes/more/category': 'open',
  'routes/more/brand': 'open',
  'routes/more/categories': 'open',
  'routes/more/parts': 'open',
  'routes/more/quick-order': 'personal',
  'routes/more/search': 'open',
  'routes/more/shop': 'open',
  'routes/more/suggest': 'open',
  'routes/more/vehicles': 'open',
  'routes/more/wishlist': 'open',
  // The address may be a mistyped private one.
  'routes/unknown-address': 'private',
} satisfies Record<Exclude<keyof Register['routeModules'], 'root'>, RoutePolicy>
