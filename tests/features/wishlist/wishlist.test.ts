import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxWishlistParts, wishlistKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import {
  changeWishlist,
  entryOf,
  parseWishlist,
  serializeWishlist,
  toggled,
  type WishlistEntry,
  withAll,
  withBack,
  withFirst,
  withItem,
  withoutPart,
} from '#src/features/wishlist/wishlist.ts'

function storeOf(entries: WishlistEntry[] = []): TextStore & { stored: Map<string, string> } {
  const stored = new Map<string, string>()
  const store: TextStore = {
    read: (name) => stored.get(name) ?? null,
    write: (name, text) => void (text === null ? stored.delete(name) : stored.set(name, text)),
  }
  store.write(wishlistKey, serializeWishlist(entries))
  return { ...store, stored: stored }
}

const product = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const entry = fc.record({ product, item: fc.option(product.map((id) => `${id}-1`)) })
const list = fc.uniqueArray(entry, { selector: (candidate) => candidate.product, maxLength: 100 })

test('a wishlist is read unchanged', () => {
  fc.assert(
    fc.property(list, (entries) => {
      expect(parseWishlist(serializeWishlist(entries))).toEqual(entries)
    }),
  )
})

test('any stored text is read as a valid wishlist', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string(), fc.array(fc.anything()).map(asText)), (text) => {
      const entries = parseWishlist(text)
      expect(entries.length).toBeLessThanOrEqual(100)
      expect(new Set(entries.map((entry) => entry.product)).size).toBe(entries.length)
      expect(parseWishlist(serializeWishlist(entries))).toEqual(entries)
    }),
  )
})

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

test.each([
  '',
  'null',
  '{}',
  '7',
  '["7"]',
  '[{"product":7}]',
  '[{"product":"07"}]',
  '[{"product":"<b>"}]',
  '[[[]]]',
])('a storage that holds %j holds no wishlist', (text) => {
  expect(parseWishlist(text)).toEqual([])
})

test('a damaged wishlist keeps its valid entries, and no prototype is changed', () => {
  const text = `[{"product":"7","item":"7-1"},{"product":"x"},null,{"product":"9","item":{"a":1}},{"product":"7"},
    {"__proto__":{"polluted":"yes"},"product":"8","item":null}]`
  expect(parseWishlist(text)).toEqual([
    { product: '7', item: '7-1' },
    { product: '9', item: null },
    { product: '8', item: null },
  ])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('five megabytes are not read at all', () => {
  expect(parseWishlist(`[{"product":"7","item":null}${' '.repeat(5_000_000)}]`)).toEqual([])
})

test('toggling adds a product first without an item, and toggling again removes it', () => {
  const store = storeOf([{ product: '7', item: null }])
  expect(changeWishlist(store, toggled('9', ['9-1', '9-2']))).toEqual([
    { product: '9', item: null },
    { product: '7', item: null },
  ])
  expect(changeWishlist(store, toggled('9', ['9-1', '9-2']))).toEqual([{ product: '7', item: null }])
})

test('the only item of a product is chosen at once', () => {
  expect(entryOf('7', ['7-1'])).toEqual({ product: '7', item: '7-1' })
  expect(entryOf('7', ['7-1', '7-2'])).toEqual({ product: '7', item: null })
  expect(entryOf('7', [])).toEqual({ product: '7', item: null })
})

test('an empty wishlist leaves nothing in the storage', () => {
  const store = storeOf([{ product: '7', item: null }])
  changeWishlist(store, withoutPart('7'))
  expect([...store.stored.keys()]).toEqual([])
})

test('a change starts from the list another tab has written in between', () => {
  const store = storeOf()
  changeWishlist(store, toggled('7', []))
  store.write(wishlistKey, serializeWishlist([{ product: '9', item: null }]))
  expect(changeWishlist(store, toggled('8', [])).map((entry) => entry.product)).toEqual(['8', '9'])
})

test('a removed entry returns to its place', () => {
  fc.assert(
    fc.property(
      list.filter((entries) => entries.length > 0),
      fc.nat(),
      (entries, position) => {
        const at = position % entries.length
        const gone = entries[at]!
        expect(withBack(gone, at)(withoutPart(gone.product)(entries))).toEqual(entries)
      },
    ),
  )
})

test('an item of a wished product is chosen, changed and cleared', () => {
  const entries = [
    { product: '7', item: null },
    { product: '9', item: null },
  ]
  const chosen = withItem('9', '9-2')(entries)
  expect(chosen).toEqual([entries[0], { product: '9', item: '9-2' }])
  expect(withItem('9', null)(chosen)).toEqual(entries)
})

test('a shared list is added below the visitor’s own, whose choices stay', () => {
  const store = storeOf([{ product: '7', item: '7-2' }])
  const others = [
    { product: '9', item: null },
    { product: '7', item: null },
  ]
  expect(changeWishlist(store, withAll(others))).toEqual([
    { product: '7', item: '7-2' },
    { product: '9', item: null },
  ])
})

test('a full wishlist adds a new part and drops the oldest', () => {
  const full = Array.from({ length: maxWishlistParts }, (_, index) => entryOf(String(index + 1), []))
  const store = storeOf(full)
  const entries = changeWishlist(store, toggled('1000', []))
  expect([entries.length, entries[0]?.product, entries.at(-1)?.product]).toEqual([
    maxWishlistParts,
    '1000',
    '99',
  ])
  expect(changeWishlist(store, withAll([entryOf('2000', [])]))).toEqual(entries)
  expect(parseWishlist(store.read(wishlistKey))).toEqual(entries)
})

test('a product put first that is there already stays where it is, with its item', () => {
  fc.assert(
    fc.property(list, product, (entries, one) => {
      const put = withFirst(one, [`${one}-1`])(entries)
      const known = entries.some((entry) => entry.product === one)
      expect(put).toEqual(known ? entries : [{ product: one, item: `${one}-1` }, ...entries])
      expect(withFirst(one, [])(put)).toEqual(put)
    }),
  )
})
