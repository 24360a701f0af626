import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Demand, shortages } from '#worker/sandbox/rules/stock.ts'

const shelf = (pieces: Record<string, number>) => (item: string) => pieces[item] ?? 0
const line = (name: string, quantity: number, ...pieces: [string, number][]): Demand => ({
  line: name,
  quantity,
  pieces: pieces.map(([item, perUnit]) => ({ item, quantity: perUnit })),
})

test('a line within the stock is not short', () => {
  expect(shortages([line('a', 5, ['1-1', 1])], shelf({ '1-1': 5 }))).toEqual([])
})

test('a line beyond the stock gets the available pieces', () => {
  expect(shortages([line('a', 11, ['1-1', 1])], shelf({ '1-1': 5 }))).toEqual([
    { line: 'a', originalQuantity: 11, available: 5 },
  ])
})

test('the earlier line is served first', () => {
  const short = shortages([line('a', 3, ['1-1', 1]), line('b', 3, ['1-1', 1])], shelf({ '1-1': 4 }))
  expect(short).toEqual([{ line: 'b', originalQuantity: 3, available: 1 }])
})

test('a set is served whole: two discs for each, five on the shelf, two sets', () => {
  const short = shortages([line('a', 3, ['disc', 2], ['pads', 1])], shelf({ disc: 5, pads: 9 }))
  expect(short).toEqual([{ line: 'a', originalQuantity: 3, available: 2 }])
})

test('a part in two sections of a bundle is counted twice', () => {
  const short = shortages([line('a', 2, ['oil', 1], ['oil', 1])], shelf({ oil: 3 }))
  expect(short).toEqual([{ line: 'a', originalQuantity: 2, available: 1 }])
})

test('a shelf that owes pieces has none', () => {
  expect(shortages([line('a', 1, ['1-1', 1])], shelf({ '1-1': -2 }))).toMatchObject([{ available: 0 }])
})

test('the rest after the cut is always available', () => {
  const item = fc.constantFrom('x', 'y', 'z')
  const piece = fc.tuple(item, fc.integer({ min: 1, max: 4 }))
  const demand = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.array(piece, { minLength: 1, maxLength: 3 }))
  const stock = fc.record({ x: fc.nat(40), y: fc.nat(40), z: fc.nat(40) })
  fc.assert(
    fc.property(fc.array(demand, { maxLength: 8 }), stock, (given, pieces) => {
      const demands = given.map(([quantity, parts], index) => line(String(index), quantity, ...parts))
      const short = new Map(shortages(demands, shelf(pieces)).map((entry) => [entry.line, entry.available]))
      const taken: Record<string, number> = { x: 0, y: 0, z: 0 }
      for (const entry of demands) {
        const quantity = short.get(entry.line) ?? entry.quantity
        expect(quantity).toBeLessThanOrEqual(entry.quantity)
        for (const part of entry.pieces) taken[part.item]! += part.quantity * quantity
      }
      for (const [name, count] of Object.entries(pieces)) expect(taken[name]).toBeLessThanOrEqual(count)
    }),
  )
})
