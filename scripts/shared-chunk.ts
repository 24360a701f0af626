interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The places that decide: files, and folders with all that is in them. */
export const places = {
  /** What every screen begins with. */
  frame: ['src/entry.client.tsx', 'src/root.tsx'],
  /** The screens of a walk through the shop. Listings of all kinds are one. */
  home: ['src/routes/home.tsx'],
  listing: ['src/routes/category.tsx', 'src/routes/brand.tsx', 'src/routes/search.tsx'],
  product: ['src/routes/product.tsx'],
  cart: ['src/features/cart/start-cart.ts'],
  /** Parts that open later and work without the cart. */
  cartless: ['src/routes/region.tsx', 'src/features/catalogue/', 'src/features/wishlist/'],
} as const

const screens = ['home', 'listing', 'product'] as const

/**
 * The file a module goes into: `shop` for what every screen or two screens of a walk need; a screen's `…-controls` for
 * what it shares with parts that open later; `listing` for what listings share; `cart-core` for what the start of the
 * cart shares with parts that come after it, and `parsing` for what it shares with others. Null: the bundler decides.
 * One file compresses better than twenty, and is one request.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  if (screens.some((screen) => isAt(screen, id))) return null
  const entries = entriesWith(id, modules)
  const isNeededBy = (place: keyof typeof places) => entries.some((entry) => isAt(place, entry))
  const [screen, ...further] = screens.filter(isNeededBy)
  if (isNeededBy('frame') || further.length > 0) return 'shop'
  const later = entries.filter((entry) => !screens.some((each) => isAt(each, entry)))
  if (screen) {
    if (later.length > 0) return `${screen}-controls`
    return new Set(entries.map(withoutQuery)).size > 1 ? screen : null
  }
  if (later.length < 2 || !isNeededBy('cart')) return null
  return isNeededBy('cartless') ? 'parsing' : 'cart-core'
}

/** The bundler's options for these files. A group takes along what its modules need, unless one before it has that. */
export const chunkGroups = [
  'shop',
  ...screens.map((screen) => `${screen}-controls`),
  ...screens,
  'parsing',
  'cart-core',
].map((file) => ({
  name: (id: string, modules: Modules) => (sharedChunk(id, modules) === file ? file : null),
}))

function isAt(place: keyof typeof places, id: string): boolean {
  const path = withoutQuery(id).replaceAll('\\', '/')
  return places[place].some((each) =>
    each.endsWith('/') ? path.includes(`/${each}`) : path.endsWith(`/${each}`),
  )
}

/** The router asks for a route's part in the browser by a query. */
function withoutQuery(id: string): string {
  return id.replace(/\?.*/, '')
}

/** The entries of the build that need a module, over however many steps: the frame, screens, and what nothing imports. */
function entriesWith(id: string, modules: Modules): string[] {
  const needing = new Set([id])
  // A set that grows is walked to its new end.
  for (const module of needing)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) needing.add(importer)
  return [...needing].filter((module) => isEntry(module, modules))
}

function isEntry(id: string, modules: Modules): boolean {
  return (
    isAt('frame', id) ||
    screens.some((screen) => isAt(screen, id)) ||
    modules.getModuleInfo(id)?.importers.length === 0
  )
}
