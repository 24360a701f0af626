import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CachedScreen,
  cachedScreenLifetime,
  cacheScreen,
  findScreen,
  maxCachedProducts,
  maxCachedScreens,
} from '#src/features/catalogue/listing/pages/screen-cache.ts'

const screen = (entry: string, change: Partial<CachedScreen<object>> = {}): CachedScreen<object> => ({
  entry,
  address: '/c/brakes?page=2',
  country: 'SE',
  since: 1_000,
  size: 40,
  data: { entry },
  ...change,
})
const request = { entry: 'a', address: '/c/brakes?page=2', country: null, now: 2_000 }

test('going back to an entry restores its content', () => {
  const a = screen('a')
  const kept = cacheScreen(cacheScreen([], a, null), screen('b'), null)
  expect(findScreen(kept, request)).toBe(a.data)
})

test('an entry is not recalled for another address, as when one goes on from it', () => {
  expect(findScreen(cacheScreen([], screen('a'), null), { ...request, address: '/c/brakes' })).toBeNull()
})

test('a cached screen that is too old is loaded again, and showing it does not extend its age', () => {
  const a = screen('a')
  const kept = cacheScreen(cacheScreen([], a, null), { ...a, since: 400_000 }, null)
  expect(findScreen(kept, { ...request, now: 1_000 + cachedScreenLifetime })).toBe(a.data)
  expect(findScreen(kept, { ...request, now: 1_001 + cachedScreenLifetime })).toBeNull()
})

test('a screen with other prices than those of the chosen country is loaded again', () => {
  const kept = cacheScreen([], screen('a'), null)
  expect(findScreen(kept, { ...request, country: 'SE' })).not.toBeNull()
  expect(findScreen(kept, { ...request, country: 'GB' })).toBeNull()
})

test('an entry that has replaced another is stored in its place', () => {
  const kept = cacheScreen(cacheScreen([], screen('a'), null), screen('b'), 'a')
  expect(kept.map(({ entry }) => entry)).toEqual(['b'])
})

test('memory is bounded, however many screens are shown and however long they are', () => {
  const shown = fc.record({ entry: fc.integer({ max: 40, min: 0 }).map(String), size: fc.nat(2_000) })
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 60 }), (visits) => {
      let kept: readonly CachedScreen<object>[] = []
      for (const { entry, size } of visits) kept = cacheScreen(kept, screen(entry, { size }), null)
      expect(kept.length).toBeLessThanOrEqual(maxCachedScreens)
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(maxCachedProducts)
      expect(new Set(kept.map(({ entry }) => entry)).size).toBe(kept.length)
      const last = visits.at(-1)
      if (last && last.size <= maxCachedProducts) expect(kept[0]?.entry).toBe(last.entry)
    }),
  )
})
