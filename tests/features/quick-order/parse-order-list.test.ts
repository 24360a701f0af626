import { expect, test } from 'vitest'
import { maxLineLength, maxOrderLines, parseOrderList } from '#src/features/quick-order/parse-order-list.ts'
import { checkOrderLists } from '#tests/support/properties/order-list.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

/** The likeliest reading of each line. */
function read(text: string): [number: string, quantity: string][] {
  const parsed = parseOrderList(text)
  if (!parsed.ok) throw new Error(parsed.problem.kind)
  return parsed.lines.map(({ readings: [first] }) => [first?.number ?? '', first?.quantity ?? ''])
}
const readingsOf = (line: string) => {
  const parsed = parseOrderList(line)
  return parsed.ok ? parsed.lines[0]?.readings.map(({ number, quantity }) => `${number}|${quantity}`) : null
}

test('any list is read without a throw, and numbers with quantities as those', () => {
  expect(() => checkOrderLists({ numRuns: propertyRuns })).not.toThrow()
})

test.each([
  ['X271-925', ['X271-925', '']],
  ['X271-925 2', ['X271-925', '2']],
  ['X271-925\t2', ['X271-925', '2']],
  ['X271-925;2', ['X271-925', '2']],
  ['X271-925, 2', ['X271-925', '2']],
  ['2;X271-925', ['X271-925', '2']],
  ['271925;4', ['271925', '4']],
  ['4;271925', ['271925', '4']],
  ['2x X271-925', ['X271-925', '2']],
  ['2 x X271-925', ['X271-925', '2']],
  ['X271-925 x2', ['X271-925', '2']],
  ['X271-925 × 12', ['X271-925', '12']],
  ['X271-925 2 pcs', ['X271-925', '2']],
  ['4 st. X271-925', ['X271-925', '4']],
  ['X271-925: 3', ['X271-925', '3']],
  ['X271-925 (3)', ['X271-925', '3']],
  ['1;X271-925;2', ['X271-925', '2']],
  ['X271-925;Brake disc;2', ['X271-925', '2']],
  ['X271-925;;2;', ['X271-925', '2']],
  ['"X271-925";"Disc 15"", vented";"2"', ['X271-925', '2']],
  ['X271-925;Disc 15" vented;2', ['X271-925', '2']],
  ['X271-925 20000 pcs', ['X271-925', '20000']],
  ['\u200bX271-925\u00a0\u00a02 ', ['X271-925', '2']],
])('%j is read', (line, reading) => {
  expect(read(line)).toEqual([reading])
})

test('a blank may belong to a number or come before a quantity: both are tried', () => {
  expect(readingsOf('1K0 615 301')).toEqual(['1K0 615|301', '1K0 615 301|'])
  expect(readingsOf('4 X271 925')).toEqual(['4 X271|925', 'X271 925|4', '4 X271 925|'])
  expect(readingsOf('9135;9136')).toEqual(['9135|9136', '9136|9135'])
})

test('the names of columns are left out, and say where number and quantity are', () => {
  expect(read('Pos.;Artikelnummer;Bezeichnung;Menge;Preis\n1;X271-925;Bremsscheibe 280;2,00;129\n')).toEqual([
    ['X271-925', '2'],
  ])
  expect(read('Antal\tReservdelsnummer\n4\t1276305\n')).toEqual([['1276305', '4']])
  expect(read('sep=;\r\nQty;Part no\r\n2;X271-925\r\n')).toEqual([['X271-925', '2']])
  expect(read('Part numbers\nX271-925\nX271-926')).toEqual([
    ['X271-925', ''],
    ['X271-926', ''],
  ])
})

test('words that name no column are a line like any other', () => {
  expect(read('brake pads; front\nX271-925')).toEqual([
    ['brake pads', ''],
    ['X271-925', ''],
  ])
  expect(read('Part number')).toEqual([['Part number', '']])
})

test('a list without a line, with too many or with one that is too long is refused', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `X${index} 1`).join('\n')
  expect(parseOrderList(' \n\t\n\ufeff')).toEqual({ ok: false, problem: { kind: 'empty' } })
  expect(parseOrderList(lines(maxOrderLines))).toMatchObject({ ok: true })
  expect(parseOrderList(`Number;Quantity\n${lines(maxOrderLines)}\n\n`)).toMatchObject({ ok: true })
  expect(parseOrderList(lines(maxOrderLines + 1))).toEqual({
    ok: false,
    problem: { kind: 'tooMany', count: 201 },
  })
  expect(parseOrderList(`X1\n\n${'7'.repeat(maxLineLength + 1)}`)).toEqual({
    ok: false,
    problem: { kind: 'longLine', line: 3 },
  })
  expect(parseOrderList('7'.repeat(1_000_000))).toEqual({ ok: false, problem: { kind: 'tooLong' } })
})
