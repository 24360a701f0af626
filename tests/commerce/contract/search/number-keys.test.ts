import { expect, test } from 'vitest'
import { numberKeys } from '#src/commerce/contract/search/number-keys.ts'

const none = { articleNumbers: [], gtins: [], oeNumbers: [], crossNumbers: [] }

test.each([
  ['Tornby Friction TN 73502', ['TN73502', '73502']],
  ['BM-94222', ['BM94222', '94222']],
  ['Freinalpe 0 986 479-123', ['986479123']],
  ['OC90', ['0C90']],
  ['W 712/75', ['W71275', '71275']],
  ['no number', ['N0NUMBER']],
  ['BM 94', ['BM94']],
  ['', []],
])('the cross-reference number “%s” is found by %j', (number, keys) => {
  expect(numberKeys({ ...none, crossNumbers: [number] })).toEqual(keys)
})

test('a product is found by each of its numbers, once', () => {
  const keys = numberKeys({
    articleNumbers: ['BD-280-22V-F5X108-TOR', 'BD-280-22V-F5X108-TOR'],
    gtins: ['0712345678904'],
    oeNumbers: ['X271-925', 'x271 925'],
    crossNumbers: ['Skivholm SV 95621'],
    designations: ['6PK1040'],
  })
  expect(keys).toEqual(['BD28022VF5X108T0R', '712345678904', 'X271925', '6PK1040', 'SV95621', '95621'])
})
