import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packsFor } from '#src/features/catalogue/offer/litre-packs.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test.each([
  [3.75, [1, 4, 5, 20], [4]],
  [5.3, [1, 4, 20], [4, 1, 1]],
  [5.3, [1, 4, 5, 20], [5, 1]],
  [8, [1, 4, 5, 20], [4, 4]],
  [0.3, [0.25, 0.5], [0.5]],
  [7, [4], [4, 4]],
])('%d litres from packs of %j are %j', (litres, volumes, packs) => {
  expect(packsFor(litres, volumes)).toEqual(packs)
})

test.each([[0], [-1], [Number.NaN], [101]])('%d litres are no packs', (litres) => {
  expect(packsFor(litres, [1, 4])).toEqual([])
})

/** The least that holds `need`, and of that the fewest packs, by trying all. */
function triedOut(need: number, sizes: readonly number[]): { total: number; packs: number } {
  const [size, ...others] = sizes
  if (need <= 0) return { total: 0, packs: 0 }
  if (size === undefined) return { total: Number.POSITIVE_INFINITY, packs: 0 }
  const counts = Array.from({ length: Math.ceil(need / size) + 1 }, (_, count) => count)
  return counts
    .map((count) => {
      const rest = triedOut(need - count * size, others)
      return { total: count * size + rest.total, packs: count + rest.packs }
    })
    .reduce((best, each) =>
      each.total < best.total || (each.total === best.total && each.packs < best.packs) ? each : best,
    )
}

test('packs hold enough, leave least over and are the fewest, as trying all finds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { minLength: 1, maxLength: 3 }),
      (tenths, sizes) => {
        const packs = packsFor(
          tenths / 10,
          sizes.map((size) => size / 10),
        )
        const { total, packs: count } = triedOut(tenths, sizes)
        expect(Math.round(packs.reduce((sum, pack) => sum + pack, 0) * 10)).toBe(total)
        expect(packs.length).toBe(count)
      },
    ),
    { numRuns: propertyRuns },
  )
})
