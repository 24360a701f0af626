import { expect, test } from 'vitest'
import { type Removed, rowsOf } from '#src/features/wishlist/removed.atoms.ts'

const entry = (product: string) => ({ product, item: null })
const shown = (kept: string[], removed: Removed[]) =>
  rowsOf(kept.map(entry), removed).map((row) => (row.removed ? `(${row.entry.product})` : row.entry.product))

test('a removed part keeps its position in the list', () => {
  expect(shown(['1', '3'], [{ entry: entry('2'), at: 1 }])).toEqual(['1', '(2)', '3'])
})

test('several removed parts keep their positions, in any order of removal', () => {
  const removed = [
    { entry: entry('1'), at: 0 },
    { entry: entry('3'), at: 1 },
    { entry: entry('2'), at: 0 },
  ]
  expect(shown([], removed)).toEqual(['(1)', '(2)', '(3)'])
})

test('a removed part that was added again is not offered for undo', () => {
  expect(shown(['2', '1'], [{ entry: entry('2'), at: 1 }])).toEqual(['2', '1'])
})
