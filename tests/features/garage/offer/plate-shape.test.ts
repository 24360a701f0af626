import { expect, test } from 'vitest'
import { plateIn } from '#src/features/garage/offer/plate-shape.ts'

test.each([
  ['BRK240', 'SE', 'BRK240'],
  ['brk 24a', 'SE', 'BRK24A'],
  ['BT 24001', 'NO', 'BT24001'],
  ['AM 18 066', 'DK', 'AM18066'],
  ['ABC-240', 'FI', 'ABC240'],
  ['16-GTI-5', 'NL', '16GTI5'],
  ['AB-205-CD', 'FR', 'AB205CD'],
  ['MGB 73L', 'GB', 'MGB73L'],
  ['AB12 CDE', 'GB', 'AB12CDE'],
])('%s is a plate in %s', (typed, country, plate) => {
  expect(plateIn(typed, country)).toEqual({ kind: 'plate', country, plate })
})

test.each([
  ['BRK240', 'DE'],
  ['BRK240', 'GB'],
  ['X271-925', 'SE'],
  ['volvo 240', 'SE'],
  ['brakes', 'NL'],
  ['123456', 'NL'],
  ['H7', 'FI'],
  ['', 'SE'],
  ['A'.repeat(50), 'SE'],
])('%s is no plate in %s', (typed, country) => {
  expect(plateIn(typed, country)).toBeNull()
})
