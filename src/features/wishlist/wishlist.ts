import * as v from 'valibot'
import { wishlistKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { isProductId, maxWished } from './wished-ids.ts'

/** What is kept is far shorter: anything longer was not written by this shop. */
const maxLength = 20_000

const WishlistEntry = v.object({
  product: v.pipe(v.string(), v.check(isProductId)),
  /** The chosen item; null while none is. */
  item: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))), null),
})
export type WishlistEntry = v.InferOutput<typeof WishlistEntry>

const Stored = v.pipe(v.string(), v.maxLength(maxLength), v.parseJson(), v.array(v.unknown()))

/** Reads what a browser has kept, newest first. What is damaged is left out; where everything is, there is nothing. */
export function parseWishlist(text: string | null): WishlistEntry[] {
  const stored = v.safeParse(Stored, text)
  const entries = (stored.success ? stored.output : []).flatMap((each) => {
    const entry = v.safeParse(WishlistEntry, each)
    return entry.success ? [entry.output] : []
  })
  return withoutDuplicates(entries)
}

/** As it is kept; null where there is nothing to keep. */
export function serializeWishlist(entries: readonly WishlistEntry[]): string | null {
  return entries.length > 0 ? JSON.stringify(entries) : null
}

/** One thing a shopper does to the list. */
export type Change = (entries: readonly WishlistEntry[]) => WishlistEntry[]

/** Makes a change to what is kept now, whichever tab wrote it, and tells what came of it. */
export function changeWishlist(store: TextStore, change: Change): WishlistEntry[] {
  const entries = withoutDuplicates(change(parseWishlist(store.read(wishlistKey))))
  store.write(wishlistKey, serializeWishlist(entries))
  return entries
}

/** Takes a product out, or puts it first: without an item, unless it has exactly one. */
export function toggled(product: string, items: readonly string[]): Change {
  return (entries) => (isListed(product, entries) ? withoutPart(product) : withFirst(product, items))(entries)
}

/** Puts a product first that is not there yet. */
export function withFirst(product: string, items: readonly string[]): Change {
  return (entries) => (isListed(product, entries) ? [...entries] : [entryOf(product, items), ...entries])
}

export function withoutPart(product: string): Change {
  return (entries) => entries.filter((entry) => entry.product !== product)
}

/** Chooses one of a product's items, or none again. */
export function withItem(product: string, item: string | null): Change {
  return (entries) => entries.map((entry) => (entry.product === product ? { product, item } : entry))
}

/** Puts an entry back where it was. */
export function withBack(entry: WishlistEntry, at: number): Change {
  return (entries) => withoutPart(entry.product)(entries).toSpliced(at, 0, entry)
}

/** Adds somebody else's entries below one's own, which stay as they are. */
export function withAll(others: readonly WishlistEntry[]): Change {
  return (entries) => [...entries, ...others]
}

/** What comes in one version only has nothing to choose. */
export function entryOf(product: string, items: readonly string[]): WishlistEntry {
  const [only = null, ...others] = items
  return { product, item: others.length > 0 ? null : only }
}

function isListed(product: string, entries: readonly WishlistEntry[]): boolean {
  return entries.some((entry) => entry.product === product)
}

/** Each product stands once, where it stands first. */
function withoutDuplicates(entries: readonly WishlistEntry[]): WishlistEntry[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.product, entry]))
  return entries.filter((entry) => first.get(entry.product) === entry).slice(0, maxWished)
}
