import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lru } from '#worker/cache/lru.ts'

test('the most recently used entry stays, the least recently used is removed', () => {
  const lru = new Lru<number>({ entries: 2, weight: 100 })
  lru.set('a', 1, 1)
  lru.set('b', 2, 1)
  lru.get('a')
  lru.set('c', 3, 1)
  expect(['a', 'b', 'c'].map((key) => lru.get(key))).toEqual([1, undefined, 3])
})

test('a heavy entry pushes out as many as it needs', () => {
  const lru = new Lru<string>({ entries: 10, weight: 10 })
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 3)
  lru.set('d', 'd', 6)
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual([undefined, undefined, 'c', 'd'])
})

test('an entry heavier than the total limit is not stored', () => {
  const lru = new Lru<string>({ entries: 10, weight: 10 })
  lru.set('a', 'a', 11)
  expect(lru.get('a')).toBeUndefined()
})

test('a new value replaces the old one and its weight', () => {
  const lru = new Lru<string>({ entries: 10, weight: 10 })
  lru.set('a', 'old', 9)
  lru.set('a', 'new', 2)
  lru.set('b', 'b', 8)
  expect([lru.get('a'), lru.get('b')]).toEqual(['new', 'b'])
})

test('the limits on entries and weight hold for any sequence of writes', () => {
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(6))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const lru = new Lru<number>({ entries: 3, weight: 10 })
      for (const [key, weight] of steps) lru.set(key, weight, weight)
      const weights = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => lru.get(key) ?? [])
      expect(weights.length).toBeLessThanOrEqual(3)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(10)
    }),
  )
})
