import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  articleNumber,
  makerNumber,
  originalNumber,
  slug,
  unique,
} from '#worker/sandbox/demo-catalogue/seed/products/numbers.ts'
import { hash, pick, seededRandom, shuffled } from '#worker/sandbox/demo-catalogue/seed/random.ts'

test('article numbers have thirteen digits of the range within shops, and a true check digit', () => {
  expect(articleNumber(1)).toBe('2000000000015')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (count) => {
      const digits = [...articleNumber(count)].map(Number)
      expect(digits).toHaveLength(13)
      expect(digits.slice(0, 2)).toEqual([2, 0])
      expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10).toBe(0)
    }),
  )
})

test('original numbers look like their maker’s and cannot be real ones', () => {
  expect(originalNumber('Volvo', 'a part')).toMatch(/^X\d{3}-\d{3}$/)
  expect(originalNumber('Volkswagen', 'a part')).toMatch(/^X\d[GHJKN]\d-\d{3}-\d{3}$/)
  expect(originalNumber('BMW', 'a part')).toMatch(/^X\d{2}-\d{2}-\d-\d{3}-\d{3}$/)
  for (const make of [
    'Saab',
    'Mercedes-Benz',
    'Porsche',
    'Peugeot',
    'Citroën',
    'Renault',
    'MG',
    'Austin/Rover',
  ])
    expect(originalNumber(make, 'a part')).toMatch(/^X[A-Z]?[\d-]+$/)
  expect(makerNumber({ name: 'Hallbrook', uri: 'hallbrook' }, 'a part')).toMatch(/^HL \d{5}$/)
})

test('an address has small letters, digits and hyphens only', () => {
  expect(slug('Brake disc, 280 × 22 mm – Étincelet')).toBe('brake-disc-280-22-mm-etincelet')
  expect(slug('Plåtåsen Fjädrona Køge')).toBe('platasen-fjadrona-koge')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug(slug(text))).toBe(slug(text))
    }),
  )
})

test('no number is given twice, even if it resembles another already', () => {
  const once = unique()
  expect(['a', 'a-2', 'a', 'a'].map(once)).toEqual(['a', 'a-2', 'a-3', 'a-4'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a-2', 'b', 'b-2-2')), (texts) => {
      const given = texts.map(unique())
      expect(new Set(given).size).toBe(texts.length)
    }),
  )
})

test('chance depends only on the text, and spreads', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(hash(text)).toBe(hash(text))
      expect(seededRandom(text)).toBeGreaterThanOrEqual(0)
      expect(seededRandom(text)).toBeLessThan(1)
      expect(['a', 'b', 'c']).toContain(pick(['a', 'b', 'c'], text))
    }),
  )
  const shares = Array.from({ length: 1000 }, (_, index) => seededRandom(`part ${index}`))
  for (const edge of [0.1, 0.5, 0.9])
    expect(Math.abs(shares.filter((value) => value < edge).length / 1000 - edge)).toBeLessThan(0.05)
})

test('shuffling keeps every entry and depends on the text', () => {
  const entries = Array.from({ length: 20 }, (_, index) => String(index))
  const first = shuffled(entries, (entry) => entry, 'one')
  expect([...first].sort()).toEqual([...entries].sort())
  expect(shuffled(entries, (entry) => entry, 'one')).toEqual(first)
  expect(shuffled(entries, (entry) => entry, 'two')).not.toEqual(first)
})
