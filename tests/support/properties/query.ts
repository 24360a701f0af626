import assert from 'node:assert/strict'
import fc from 'fast-check'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { parseKeyword } from '#src/features/search/keyword.ts'
import { queryText, queryWords } from '#src/features/search/query-text.ts'
import type { Runs } from './return.ts'

const piece = fc.constantFrom(
  ...['280', '22', '5', '7J', '14,3', '15"', '0', 'O12', 'x', '×', ' x ', ' ', ' ', '-', '.', ',', '*', '"'],
  ...['mm', 'Zoll', 'tum', "''", 'l', 'liter', 'V', '°', '°C', 'w', 'w30', 'W-40', '6pk', 'PK 1120', 'ah'],
  ...['X271-925', 'BM', 'volvo', '240', 'Öl', 'ﬀ', 'ß', 'İ', '😀', '\u00a0', '\u0301'],
)
const typed = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
)

/**
 * Any keyword is read without a throw and without a changed prototype, into a text and numbers of bounded size; the text
 * that was read is read as itself.
 */
export function checkQueries(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(typed, (keyword) => {
      const query = queryText(parseKeyword(keyword))
      assert.deepEqual(queryText(query.text), query)
      assert.ok(query.text.length <= 3 * keyword.length)
      assert.equal(queryWords(query.text).join('').replaceAll(/\s/gu, ''), query.text.replaceAll(/\s/gu, ''))
      assert.ok(query.numbers.length <= 24)
      for (const number of query.numbers) {
        assert.match(number, /^(?=.*\d)(?!0\d)[A-HJ-NP-Z0-9]{4,32}$/)
        assert.equal(numberKey(number), number)
      }
      assert.equal(numberKey(numberKey(keyword)), numberKey(keyword))
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
