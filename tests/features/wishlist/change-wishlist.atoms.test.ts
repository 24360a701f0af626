import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventPortAtom, type Offer, type ShopEvent } from '#src/effects/events/event-port.ts'
import { keepProductAtom, toggleProductAtom } from '#src/features/wishlist/change-wishlist.atoms.ts'
import { wishlistAtom } from '#src/features/wishlist/wishlist.atoms.ts'

const offer: Offer = {
  ...{ id: 'BD-258', isGroup: false, name: 'Brake disc', brand: 'Freinalpe', variant: '', categories: [] },
  ...{ price: 525, priceBefore: 525, currency: 'SEK' },
}
const wish = { product: '7', items: [{ item: '7-1' }], offer }
const reported: ShopEvent = { kind: 'addedToWishlist', offer }

let stored: Map<string, string>
let isFull: boolean
beforeEach(() => {
  stored = new Map()
  isFull = false
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, value)
      },
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A document of the browser, which has not read the stored wishlist. */
function openDocument() {
  const store = createStore()
  const events: ShopEvent[] = []
  store.set(eventPortAtom, { send: (event) => void events.push(event) })
  const listed = () => store.get(wishlistAtom)?.map(({ product }) => product) ?? null
  return { store, events, listed }
}

test('a product is reported each time a press puts it on the wishlist, and not when one takes it off', () => {
  const { store, events, listed } = openDocument()
  store.set(toggleProductAtom, wish)
  expect([listed(), events]).toEqual([['7'], [reported]])
  store.set(toggleProductAtom, wish)
  expect([listed(), events]).toEqual([[], [reported]])
  store.set(toggleProductAtom, wish)
  expect([listed(), events]).toEqual([['7'], [reported, reported]])
})

test('a press that takes it off before the list has been read is not reported', () => {
  openDocument().store.set(toggleProductAtom, wish)
  const { store, events, listed } = openDocument()
  expect(listed()).toBeNull()
  store.set(toggleProductAtom, wish)
  expect([listed(), events]).toEqual([[], []])
})

test('a press before hydration is reported where it adds the product', () => {
  const [first, next] = [openDocument(), openDocument()]
  first.store.set(keepProductAtom, wish)
  next.store.set(keepProductAtom, wish)
  expect([first.listed(), first.events]).toEqual([['7'], [reported]])
  expect([next.listed(), next.events]).toEqual([['7'], []])
})

test.each([
  ['toggled', toggleProductAtom],
  ['kept', keepProductAtom],
])('a part that is %s but cannot be stored is not reported', (_, change) => {
  isFull = true
  const { store, events } = openDocument()
  store.set(change, wish)
  expect([stored.size, events]).toEqual([0, []])
})
