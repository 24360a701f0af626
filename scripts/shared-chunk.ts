interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Files and folders that decide which chunk a module belongs to. */
export const areas = {
  /** Entries of every screen, and what many routes import: a file of its own would be named in each of them. */
  frame: [
    'src/entry.client.tsx',
    'src/root.tsx',
    'src/effects/router/load-document.ts',
    'src/features/account/account-sheet.ts',
    'src/features/orders/orders-sheet.ts',
    // What opens later on any screen has one, and would load what listings share for it.
    'src/ui/style-sheet.tsx',
  ],
  /** What documents without the router load. Their routes are for the server, and for the router's own part of the build. */
  routerless: [
    'src/entry.account.tsx',
    'src/entry.checkout.tsx',
    'src/entry.confirmation.tsx',
    'src/features/shell/account/screens/',
    'src/start-visit.ts',
    'src/features/cart/panel/cart-panel.tsx',
    'src/features/shell/account/account-panel.tsx',
    'src/features/shell/categories/open-branches.tsx',
    'src/features/shell/region-panel.tsx',
    'src/features/search/suggest/search-suggestions.tsx',
    'src/features/checkout/receipt/found-order.tsx',
    // Controls of the product that the purchase has too need it.
    'src/features/catalogue/offer/purchase-fields.ts',
    'src/features/cart/add/start-add.atoms.ts',
    'src/features/cart/add/use-prepare-cart.ts',
    'src/features/cart/add/load-panel.ts',
    // The controls share a file with `add-all.tsx`, which needs these.
    'src/features/cart/add/adding-note.tsx',
    'src/ui/slow-note.tsx',
    'src/features/cart/add/adding-note.tsx',
    // The filters of a listing and the panel of cars both name cars by it.
    'src/features/garage/fit/car-key.ts',
  ],
  /** The screens of a visit, each with the parts that load where it shows them. Listings of all kinds count as one. */
  home: ['src/routes/home.tsx'],
  listing: [
    'src/routes/category.tsx',
    'src/routes/brand.tsx',
    'src/routes/search.tsx',
    'src/features/catalogue/filters/all-values.tsx',
  ],
  product: ['src/routes/product.tsx'],
  cart: ['src/start-visit.ts'],
  /** The panels that open from every screen. */
  panels: [
    'src/features/cart/panel/cart-panel.tsx',
    'src/features/shell/region-panel.tsx',
    'src/features/shell/account/account-panel.tsx',
  ],
  /** The account's screens. */
  account: [
    'src/entry.account.tsx',
    'src/features/shell/account/screens/',
    // The bundler counts what only the server needs of these, too.
    'src/routes/login.tsx',
    'src/routes/register.tsx',
    'src/routes/forgot-password.tsx',
    'src/routes/reset-password.tsx',
    'src/routes/account/',
  ],
  /** Those of them that show what was bought, as the purchase does: their code is in none of the others' files. */
  orders: [
    'src/features/shell/account/screens/orders.tsx',
    'src/features/shell/account/screens/order.tsx',
    'src/routes/account/orders.tsx',
    'src/routes/account/order.tsx',
  ],
  /** Checks of fields that the checkout, which has no router, loads when they are filled in. */
  checks: ['src/forms/identity-number.ts', 'src/forms/postcode.ts', 'src/forms/vat-number.ts'],
  /** Parts loaded later that work without the cart. */
  cartless: [
    'src/routes/region.tsx',
    'src/routes/compare.tsx',
    'src/features/catalogue/',
    'src/features/compare/',
    'src/features/wishlist/',
  ],
} as const

const screens = ['home', 'listing', 'product'] as const

/**
 * The chunk of a module:
 * - `shop` for modules that every screen, or two screens of a visit, need, and `core` for those of them that documents
 *   without the router need too;
 * - a screen's `…-controls` for those it shares with parts loaded later, and `listing` for those listings share;
 * - `cart-core` for those the start of the cart shares with later parts, and `parsing` for those it shares with others;
 * - `checks` for those of single fields: the purchase loads them late, so they are in no file that needs the router;
 * - `account` for those the account's screens share, and `fields` for those its forms share with the purchase;
 * - `panels` for those the panels of every screen share with one another and with other later parts.
 *
 * Null: the bundler decides. One file compresses better than twenty, and is one request.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  if (screens.some((screen) => isInArea(screen, id))) return null
  const entries = entriesWith(id, modules)
  const isNeededBy = (area: keyof typeof areas) => entries.some((entry) => isInArea(area, entry))
  const [screen, ...further] = screens.filter(isNeededBy)
  if (isNeededBy('frame') || further.length > 0) {
    return isNeededBy('routerless') || isInArea('routerless', id) ? 'core' : 'shop'
  }
  if (isInArea('checks', id)) return 'checks'
  const later = entries.filter((entry) => !screens.some((area) => isInArea(area, entry)))
  if (screen) {
    if (later.length > 0) return `${screen}-controls`
    return new Set(entries.map(withoutQuery)).size > 1 ? screen : null
  }
  if (new Set(later.map(withoutQuery)).size < 2) return null
  if (later.every((entry) => isInArea('account', entry))) return 'account'
  const isNeededByForms = later.some((entry) => isInArea('account', entry) && !isInArea('orders', entry))
  if (isNeededBy('cart')) return isNeededBy('cartless') || isNeededByForms ? 'parsing' : 'cart-core'
  if (isNeededByForms && isNeededBy('routerless')) return 'fields'
  return isNeededBy('panels') && !isNeededBy('cartless') ? 'panels' : null
}

/**
 * The bundler's options for these chunks. A group includes its modules' dependencies unless an earlier group has them.
 */
export const chunkGroups = [
  'core',
  'shop',
  'checks',
  ...screens.map((screen) => `${screen}-controls`),
  ...screens,
  'parsing',
  'cart-core',
  'fields',
  'panels',
  'account',
].map((file) => ({
  name: (id: string, modules: Modules) => (sharedChunk(id, modules) === file ? file : null),
}))

function isInArea(area: keyof typeof areas, id: string): boolean {
  const path = withoutQuery(id).replaceAll('\\', '/')
  return areas[area].some((pattern) =>
    pattern.endsWith('/') ? path.includes(`/${pattern}`) : path.endsWith(`/${pattern}`),
  )
}

/** Removes the query by which the router requests a route's browser part. */
function withoutQuery(id: string): string {
  return id.replace(/\?.*/, '')
}

/**
 * The entries of the build that need a module, directly or not: the frame, screens, and modules that nothing imports.
 */
function entriesWith(id: string, modules: Modules): string[] {
  const needing = new Set([id])
  // A set that grows is walked to its new end.
  for (const module of needing)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) needing.add(importer)
  return [...needing].filter((module) => isEntry(module, modules))
}

function isEntry(id: string, modules: Modules): boolean {
  return (
    isInArea('frame', id) ||
    screens.some((screen) => isInArea(screen, id)) ||
    modules.getModuleInfo(id)?.importers.length === 0
  )
}
