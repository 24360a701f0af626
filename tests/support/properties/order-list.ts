import assert from 'node:assert/strict'
import fc from 'fast-check'
import { maxLineLength, maxOrderLines, parseOrderList } from '#src/features/quick-order/parse-order-list.ts'
import type { Runs } from './return.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWYZ'
/** A part number as it is printed: it has a letter and a digit, and no blank. */
const number = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 3 }),
    fc.integer({ min: 100, max: 9_999_999 }),
    fc.constantFrom('', '-', '.', '/'),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 }),
  )
  .map(([before, digits, mark, after]) => `${before}${mark}${digits}${after}`)
const quantity = fc.integer({ min: 1, max: 9_999 }).map(String)
const written = fc.constantFrom<(number: string, quantity: string) => string>(
  (number, quantity) => `${number} ${quantity}`,
  (number, quantity) => `  ${quantity}\u00a0${number}\t`,
  (number, quantity) => `${number}\t${quantity}`,
  (number, quantity) => `${quantity};${number}`,
  (number, quantity) => `"${number}";"${quantity}"`,
  (number, quantity) => `${number},${quantity}`,
  (number, quantity) => `${number} | ${quantity} pcs`,
  (number, quantity) => `${quantity}x ${number}`,
  (number, quantity) => `${number} ×${quantity}`,
  (number, quantity) => `${number} (${quantity})`,
  (number, quantity) => `${quantity} Stück ${number}`,
  (number, quantity) => `${number};Brake disc, front;${quantity}`,
  (number, quantity) => `${number};${quantity};Brake disc, 280 mm`,
)
const entry = fc.tuple(number, quantity, written)
const head = fc.constantFrom('', 'Part number\n', 'sep=;\n', '\ufeff', '\r\n \r\n')

const piece = fc.constantFrom(
  ...[
    'X271-925',
    '2',
    '2x',
    'x2',
    '×',
    '12',
    '1K0 615 301',
    '0',
    '99999',
    'pcs',
    'Stück',
    '(',
    ')',
    '"',
    '""',
  ],
  ...[
    '\t',
    ';',
    ',',
    '|',
    ' ',
    '\u00a0',
    '\n',
    '\r\n',
    '\r',
    '\u2028',
    '\ufeff',
    '\u0000',
    '\u200b',
    '٣',
    '２',
  ],
  ...['Antal', 'Artikelnummer', 'number', 'sep=;', '\ud800', '😀', '__proto__', '=', ':', '-', "'", '\\'],
)
const any = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.integer({ min: 1, max: 260 }).map((count) => '"7,\n'.repeat(count)),
)

/**
 * A list of numbers and quantities is read as those, however it is written; any other text without a throw, as lines and
 * readings of bounded size, of which each is read as itself.
 */
export function checkOrderLists(runs: Runs): void {
  fc.assert(
    fc.property(head, fc.array(entry, { minLength: 1, maxLength: 5 }), any, (before, entries, text) => {
      const list = before + entries.map(([number, quantity, write]) => write(number, quantity)).join('\n')
      const read = parseOrderList(list)
      assert.ok(read.ok)
      assert.deepEqual(
        read.lines.map(({ readings: [likeliest] }) => likeliest),
        entries.map(([number, quantity]) => ({ number, quantity })),
      )
      const parsed = parseOrderList(text)
      if (!parsed.ok) return
      assert.ok(parsed.lines.length >= 1 && parsed.lines.length <= maxOrderLines)
      for (const { text: line, readings } of parsed.lines) {
        assert.ok(line !== '' && line.length <= maxLineLength && line.isWellFormed())
        assert.ok(readings.length >= 1 && readings.length <= 5)
        for (const { number, quantity } of readings) {
          assert.ok(number !== '' && number.length <= line.length)
          assert.match(quantity, /^\d{0,6}$/)
        }
      }
    }),
    runs,
  )
}
