interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** In the order in which the bundler fills them: each takes what its modules need along, unless one before it has that. */
const sharedChunks = ['shop', 'listing', 'parsing', 'cart-core'] as const
type SharedChunk = (typeof sharedChunks)[number]

/** Where the browser begins on every screen. */
const frame = /[\\/]src[\\/](?:entry\.client|root)\.tsx/
/** The screens of a walk through the shop. */
const walk = /[\\/]src[\\/]routes[\\/](home|category|brand|search|product)\.tsx/
/** Those among them that count as one. */
const listings = new Set(['category', 'brand', 'search'])
/** What starts the cart. */
const cartStart = /[\\/]src[\\/]start-cart\.ts/
/** Parts that work without the cart. */
const cartless = /[\\/]src[\\/](?:routes[\\/]region\.tsx|features[\\/](?:catalogue|wishlist)[\\/])/

/**
 * The file a module goes into: `shop` for what every screen needs, and for what a screen of a walk shares with another
 * or with what opens later; `listing` for what listings share; `cart-core` for what the start of the cart shares with
 * parts that come after it, and `parsing` for what it shares with others. Null: the bundler decides. One file
 * compresses better than twenty, and is one request.
 */
export function sharedChunk(id: string, modules: Modules): SharedChunk | null {
  if (walk.test(id)) return null
  const entries = entriesWith(id, modules)
  if (entries.some((entry) => frame.test(entry))) return 'shop'
  const routes = new Set(entries.flatMap((entry) => walk.exec(entry)?.[1] ?? []))
  const others = entries.filter((entry) => !walk.test(entry))
  const screens = new Set([...routes].map((route) => (listings.has(route) ? 'listing' : route)))
  if (screens.size > 1 || (screens.size > 0 && others.length > 0)) return 'shop'
  if (routes.size > 1) return 'listing'
  if (others.length < 2 || !others.some((entry) => cartStart.test(entry))) return null
  return others.some((entry) => cartless.test(entry)) ? 'parsing' : 'cart-core'
}

/** The entries of the build that need a module, over however many steps: what nothing imports statically. */
function entriesWith(id: string, modules: Modules): string[] {
  const needing = new Set([id])
  // A set that grows is walked to its new end.
  for (const module of needing)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) needing.add(importer)
  return [...needing].filter((module) => isEntry(module, modules))
}

function isEntry(id: string, modules: Modules): boolean {
  return frame.test(id) || walk.test(id) || modules.getModuleInfo(id)?.importers.length === 0
}

/** The bundler's options for these files. */
export const chunkGroups = sharedChunks.map((file) => ({
  name: (id: string, modules: Modules) => (sharedChunk(id, modules) === file ? file : null),
}))
