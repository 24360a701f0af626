import { createStore } from 'jotai'
import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { createScreenCache } from '#src/features/catalogue/listing/pages/screen-cache.atoms.ts'
import { visitStoreContext } from '#src/shop.ts'

vi.stubGlobal('history', { state: { key: 'a' } })
vi.stubGlobal('document', { cookie: '' })
afterAll(() => vi.unstubAllGlobals())

const entry = { entry: 'a', address: '/c/brakes?page=2', replaced: null }
const pages = { cards: [], country: 'GB', first: 1, last: 1, more: true }

test('a screen that is kept is recalled until everything is forgotten', () => {
  const store = createStore()
  const cache = createScreenCache<{ shown: number }>()
  const context = new RouterContextProvider(new Map([[visitStoreContext, store]]))
  const recall = () => cache.recall({ request: new Request(`https://shop.test${entry.address}`), context })

  store.set(cache.keepAtom, entry, { shown: 20 }, pages)
  expect(recall()).toEqual({ shown: 20 })
  store.set(cache.forgetAtom)
  expect(recall()).toBeNull()
})
