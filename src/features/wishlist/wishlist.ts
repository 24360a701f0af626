import * as v from 'valibot'
import { maxWishlistParts, wishlistKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'

const maxLength = 20_000

const WishlistEntry = v.object({
  product: v.pipe(v.string(), v.check(isProductId)),
  item: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))), null),
})
export type WishlistEntry = v.InferOutput<typeof WishlistEntry>

const Stored = v.pipe(v.string(), v.maxLength(maxLength), v.parseJson(), v.array(v.unknown()))

/** Parses a stored wishlist, newest first. Damaged entries are left out; a damaged text is an empty list. */
export function parseWishlist(text: string | null): WishlistEntry[] {
  const stored = v.safeParse(Stored, text)
  const entries = (stored.success ? stored.output : []).flatMap((value) => {
    const entry = v.safeParse(WishlistEntry, value)
    return entry.success ? [entry.output] : []
  })
  return withoutDuplicates(entries)
}

export function serializeWishlist(entries: readonly WishlistEntry[]): string | null {
  return entries.length > 0 ? JSON.stringify(entries) : null
}

export type Change = (entries: readonly WishlistEntry[]) => WishlistEntry[]

export function changeWishlist(store: TextStore, change: Change): WishlistEntry[] {
  const entries = withoutDuplicates(change(parseWishlist(store.read(wishlistKey))))
  store.write(wishlistKey, serializeWishlist(entries))
  return entries
}

export function isStored(store: TextStore, product: string): boolean {
  return isListed(product, parseWishlist(store.read(wishlistKey)))
}

/** Removes a product, or adds it first: without a chosen item, unless it has exactly one. */
export function toggled(product: string, items: readonly string[]): Change {
  return (entries) => (isListed(product, entries) ? withoutPart(product) : withFirst(product, items))(entries)
}

export function withFirst(product: string, items: readonly string[]): Change {
  return (entries) => (isListed(product, entries) ? [...entries] : [entryOf(product, items), ...entries])
}

export function withoutPart(product: string): Change {
  return (entries) => entries.filter((entry) => entry.product !== product)
}

export function withItem(product: string, item: string | null): Change {
  return (entries) => entries.map((entry) => (entry.product === product ? { product, item } : entry))
}

export function withBack(entry: WishlistEntry, at: number): Change {
  return (entries) => withoutPart(entry.product)(entries).toSpliced(at, 0, entry)
}

export function withAll(others: readonly WishlistEntry[]): Change {
  return (entries) => [...entries, ...others]
}

/** Creates an entry; a product with one item has it chosen. */
export function entryOf(product: string, items: readonly string[]): WishlistEntry {
  const [only = null, ...others] = items
  return { product, item: others.length > 0 ? null : only }
}

function isListed(product: string, entries: readonly WishlistEntry[]): boolean {
  return entries.some((entry) => entry.product === product)
}

function withoutDuplicates(entries: readonly WishlistEntry[]): WishlistEntry[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.product, entry]))
  return entries.filter((entry) => first.get(entry.product) === entry).slice(0, maxWishlistParts)
}
