import { expect, test } from 'vitest'
import { editDistance } from '#src/features/search/spelling/edit-distance.ts'

test.each([
  ['filter', 'filter', 0],
  ['brmsscheibe', 'bremsscheibe', 1],
  ['fliter', 'filter', 1],
  ['filte', 'filter', 1],
  ['filtar', 'filter', 1],
  ['vovlo', 'volvo', 1],
  ['break', 'brake', 2],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['brmscheib', 'bremsscheibe', 3],
])('the distance from “%s” to “%s” is %i', (one, other, distance) => {
  expect([editDistance(one, other, 3), editDistance(other, one, 3)]).toEqual([distance, distance])
})

test('a distance beyond the limit is infinite', () => {
  expect(editDistance('break', 'brake', 1)).toBe(Infinity)
  expect(editDistance('disc', 'discs and drums', 3)).toBe(Infinity)
})
