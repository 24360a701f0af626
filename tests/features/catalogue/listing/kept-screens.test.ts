import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type KeptScreen,
  keepScreen,
  keptScreenLifetime,
  maxKeptProducts,
  maxKeptScreens,
  recallScreen,
} from '#src/features/catalogue/listing/kept-screens.ts'

const screen = (entry: string, change: Partial<KeptScreen<object>> = {}): KeptScreen<object> => ({
  entry,
  address: '/c/brakes?page=2',
  country: 'SE',
  since: 1_000,
  size: 40,
  data: { entry },
  ...change,
})
const request = { entry: 'a', address: '/c/brakes?page=2', country: null, now: 2_000 }

test('going back to an entry recalls what it showed', () => {
  const a = screen('a')
  const kept = keepScreen(keepScreen([], a, null), screen('b'), null)
  expect(recallScreen(kept, request)).toBe(a.data)
})

test('an entry is not recalled for another address, as when one goes on from it', () => {
  expect(recallScreen(keepScreen([], screen('a'), null), { ...request, address: '/c/brakes' })).toBeNull()
})

test('what is too old is loaded again, and showing it once more does not make it younger', () => {
  const a = screen('a')
  const kept = keepScreen(keepScreen([], a, null), { ...a, since: 400_000 }, null)
  expect(recallScreen(kept, { ...request, now: 1_000 + keptScreenLifetime })).toBe(a.data)
  expect(recallScreen(kept, { ...request, now: 1_001 + keptScreenLifetime })).toBeNull()
})

test('a screen with other prices than those of the chosen country is loaded again', () => {
  const kept = keepScreen([], screen('a'), null)
  expect(recallScreen(kept, { ...request, country: 'SE' })).not.toBeNull()
  expect(recallScreen(kept, { ...request, country: 'GB' })).toBeNull()
})

test('an entry that has replaced another takes its room', () => {
  const kept = keepScreen(keepScreen([], screen('a'), null), screen('b'), 'a')
  expect(kept.map(({ entry }) => entry)).toEqual(['b'])
})

test('memory is bounded, however many screens are shown and however long they are', () => {
  const shown = fc.record({ entry: fc.integer({ max: 40, min: 0 }).map(String), size: fc.nat(2_000) })
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 60 }), (visits) => {
      let kept: readonly KeptScreen<object>[] = []
      for (const { entry, size } of visits) kept = keepScreen(kept, screen(entry, { size }), null)
      expect(kept.length).toBeLessThanOrEqual(maxKeptScreens)
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(maxKeptProducts)
      expect(new Set(kept.map(({ entry }) => entry)).size).toBe(kept.length)
      const last = visits.at(-1)
      if (last && last.size <= maxKeptProducts) expect(kept[0]?.entry).toBe(last.entry)
    }),
  )
})
