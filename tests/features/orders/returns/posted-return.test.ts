import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnReasons } from '#src/commerce/contract/support.ts'
import { parseReturn, typedReturn } from '#src/features/orders/returns/posted-return.ts'
import { returnablePieces, returnRows } from '#src/features/orders/returns/return-rows.ts'
import { pastOrder } from './past-order.ts'

const form = 'a2f1c9de-4b7c-4d6e-9f10-2233445566aa'
const rows = returnRows(pastOrder())
const parse = (fields: Record<string, string>) => parseReturn(new URLSearchParams(fields), rows)
const discs = { 'part-0': '1-1', 'quantity-0': '2', 'reason-0': 'noFit' }

test('ticked parts come back in the chosen quantity, others do not', () => {
  const fields = { ...discs, 'reason-1': 'faulty', 'part-1': '', note: ' Rubs\r\non the rim ', form }
  expect(parse(fields)).toEqual({
    values: { parts: [{ row: 0, quantity: 2, reason: 'noFit' }], note: 'Rubs\non the rim', form },
  })
})

test('a single piece needs no quantity', () => {
  expect(parse({ 'part-1': '2-1', 'reason-1': 'oldPart', form })).toMatchObject({
    values: { parts: [{ row: 1, quantity: 1, reason: 'oldPart' }] },
  })
})

test.each([
  [{ ...discs, 'reason-0': '' }, [[0, 'reason']]],
  [{ ...discs, 'reason-0': 'constructor' }, [[0, 'reason']]],
  [{ ...discs, 'quantity-0': '3' }, [[0, 'quantity']]],
  [{ ...discs, 'quantity-0': '0' }, [[0, 'quantity']]],
  [{ ...discs, 'quantity-0': '1e1' }, [[0, 'quantity']]],
  [{ ...discs, 'quantity-0': '' }, [[0, 'quantity']]],
  // No deposit was paid for discs, and of a set only the old part comes back.
  [{ ...discs, 'reason-0': 'oldPart' }, [[0, 'quantity']]],
  [{ 'part-2': '8-8', 'reason-2': 'faulty' }, [[2, 'quantity']]],
])('%j needs attention', (fields, problems) => {
  expect(parse({ ...fields, form })).toEqual({
    problems: { rows: new Map(problems as [number, string][]), isEmpty: false, isDamaged: false },
  })
})

test('a part that is not on this place of the order is not chosen', () => {
  expect(parse({ 'part-0': '2-1', 'reason-0': 'noFit', form })).toMatchObject({ problems: { isEmpty: true } })
})

test('a form without its id, or with too long a text, is damaged', () => {
  expect(parse({ ...discs, form: 'x' })).toMatchObject({ problems: { isDamaged: true } })
  expect(parse({ ...discs, form, note: 'x'.repeat(1_001) })).toMatchObject({ problems: { isDamaged: true } })
})

test('any posted request stays within the order', () => {
  const names = rows.flatMap((_, index) => [`part-${index}`, `quantity-${index}`, `reason-${index}`])
  const value = fc.oneof(
    fc.constantFrom(...rows.map(({ item }) => item), ...returnReasons, '1', '2', '-1', form),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'note', 'form'), value), (fields) => {
      const posted = new URLSearchParams(fields)
      expect(typedReturn(posted, rows).note.length).toBeLessThanOrEqual(2_000)
      const parsed = parseReturn(posted, rows)
      if (!('values' in parsed)) return
      for (const { row, quantity, reason } of parsed.values.parts) {
        const known = rows[row]
        expect(known && quantity >= 1 && quantity <= returnablePieces(known, reason)).toBe(true)
      }
    }),
  )
})
