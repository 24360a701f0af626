import { expect, test } from 'vitest'
import { cellsOf } from '#src/features/quick-order/order-cells.ts'

test.each([
  ['X271-925;2', ['X271-925', '2']],
  ['X271-925, 2', ['X271-925', '2']],
  ['\t X271-925 \t2', ['', 'X271-925', '2']],
  ['"X271;925" ; "2"', ['X271;925', '2']],
  ['"Disc 15"", vented";2', ['Disc 15", vented', '2']],
  ['"X271" for 15";2', ['"X271" for 15"', '2']],
  ['Disc 15";2', ['Disc 15"', '2']],
  ['"X271', ['"X271']],
  ['"X271 2"', ['X271 2']],
  ['', ['']],
])('%j has the cells %j', (line, cells) => {
  expect(cellsOf(line).cells).toEqual(cells)
})
