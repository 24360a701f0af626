import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  both,
  count,
  either,
  fullSet,
  has,
  meets,
  positions,
  setOf,
  shared,
} from '#worker/sandbox/catalogue/listing/bitset.ts'

const sets = fc
  .integer({ min: 0, max: 200 })
  .chain((size) => fc.tuple(fc.constant(size), fc.array(subset(size)), subset(size)))

function subset(size: number) {
  return fc.uniqueArray(fc.nat(Math.max(0, size - 1)), { maxLength: size })
}

test('a set of products returns its products in order', () => {
  fc.assert(
    fc.property(sets, ([size, , members]) => {
      const set = setOf(size, members)
      const sorted = [...members].sort((left, right) => left - right)
      expect(positions(set)).toEqual(sorted)
      expect(count(set)).toBe(members.length)
      for (let at = 0; at < size; at++) expect(has(set, at)).toBe(members.includes(at))
    }),
  )
})

test('joining and crossing sets of products is joining and crossing lists', () => {
  fc.assert(
    fc.property(sets, ([size, others, members]) => {
      const set = setOf(size, members)
      const wanted = others.map((other) => setOf(size, other))
      expect(positions(both(set, ...wanted))).toEqual(
        positions(set).filter((at) => others.every((other) => other.includes(at))),
      )
      expect(positions(either(size, wanted))).toEqual([...new Set(others.flat())].sort((a, b) => a - b))
      for (const other of others) {
        const common = members.filter((at) => other.includes(at)).length
        expect(shared(set, setOf(size, other))).toBe(common)
        expect(meets(set, setOf(size, other))).toBe(common > 0)
      }
    }),
  )
})

test.each([0, 1, 31, 32, 33, 64, 5000])('the set of all %i products holds each once', (size) => {
  expect(count(fullSet(size))).toBe(size)
})
