import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '#src/config.ts'
import {
  expectedQuantity,
  type Intent,
  merge,
  neededDelta,
  outstanding,
  type Subject,
  verdict,
} from '#src/features/cart/intents.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const line: Subject = { kind: 'line', line: 'line-of-1-1', item: '1-1' }
const item: Subject = { kind: 'item', item: '1-1', choices: null }
const intentOf = (by: number, rest: Partial<Intent> = {}): Intent => ({
  id: String(by),
  at: 0,
  subject: line,
  by,
  removes: false,
  name: 'Brake disc',
  slot: 'line-of-1-1',
  sent: null,
  ...rest,
})
const selectionWith = (quantity: number) => selectionOf([{ item: '1-1', quantity }])
const sent = { before: 2, by: 3, at: 0, mark: null }

test('presses on one line add up while they wait', () => {
  expect(merge(intentOf(1), intentOf(2, { at: 9 }))).toMatchObject({ by: 3, at: 9, id: '1' })
  expect(merge(intentOf(1), intentOf(-1))?.by).toBe(0)
  expect(merge(intentOf(4), intentOf(-6, { removes: true }))).toMatchObject({ by: -2, removes: true })
  expect(merge(intentOf(maxQuantity), intentOf(1))?.by).toBe(maxQuantity)
})

test('intents that are sent, about another subject, or removals are not merged', () => {
  expect(merge(intentOf(1, { sent }), intentOf(1))).toBe(null)
  expect(merge(intentOf(1), intentOf(1, { sent }))).toBe(null)
  expect(merge(intentOf(1), intentOf(1, { subject: item }))).toBe(null)
  expect(merge(intentOf(-1, { removes: true }), intentOf(1))).toBe(null)
  const set = (part: string): Subject => ({
    kind: 'item',
    item: '2-1',
    choices: [{ section: '1', item: part }],
  })
  expect(merge(intentOf(1, { subject: set('5-1') }), intentOf(1, { subject: set('5-2') }))).toBe(null)
})

test('no press takes the last piece, unless the line is to go, and none exceeds the maximum of a line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999, max: 9_999 }),
      fc.integer({ min: 1, max: maxQuantity }),
      (by, now) => {
        const after = now + neededDelta({ by, removes: false }, now)
        expect(after).toBeGreaterThanOrEqual(1)
        expect(after).toBeLessThanOrEqual(maxQuantity)
        expect(now + neededDelta({ by, removes: true }, now)).toBe(0)
      },
    ),
  )
})

test('adding to a part whose lines together exceed the maximum changes nothing', () => {
  expect(neededDelta({ by: 1, removes: false }, maxQuantity + 1)).toBe(0)
})

test('the cart shows whether a press arrived', () => {
  expect(verdict(line, sent, selectionWith(5))).toBe('applied')
  expect(verdict(line, sent, selectionWith(2))).toBe('missing')
  expect(verdict(line, sent, selectionWith(4))).toBe('unclear')
  // It may be in the line that cannot be read: it is not sent again.
  expect(verdict(line, sent, { ...selectionWith(2), unreadableLines: 1 })).toBe('unclear')
})

test('an intent that is in the selection already is not counted twice', () => {
  const pressed = intentOf(3, { sent })
  expect(outstanding(pressed, selectionWith(2))).toBe(3)
  expect(outstanding(pressed, selectionWith(5))).toBe(0)
  expect(outstanding(intentOf(3), selectionWith(5))).toBe(3)
  // A removal applies to the quantity at the time of its call.
  expect(outstanding(intentOf(-2, { removes: true, sent: { ...sent, by: -2 - 3 } }), selectionWith(2))).toBe(
    -5,
  )
})

test('a line shows the pieces the shopper wants', () => {
  const selection = selectionWith(2)
  const [shown] = selection.lines
  const quantity = (...pending: Intent[]) => expectedQuantity(shown!, pending, selection)
  expect(quantity()).toBe(2)
  expect(quantity(intentOf(1), intentOf(3))).toBe(6)
  expect(quantity(intentOf(2, { subject: item }))).toBe(4)
  expect(quantity(intentOf(-2, { removes: true }))).toBe(0)
  expect(quantity(intentOf(-9))).toBe(0)
  expect(quantity(intentOf(maxQuantity))).toBe(maxQuantity)
  expect(quantity(intentOf(1, { subject: { ...line, line: 'another' } }))).toBe(2)
})

test('an intent for an item does not change the quantity of a bundle line of that item', () => {
  const selection = selectionOf([{ item: '1-1', quantity: 2 }])
  const [part] = selection.lines
  const set = {
    ...part!,
    contents: [{ item: '5-1', product: '5', productName: 'Pad', size: '', sku: 'P', quantity: 1 }],
  }
  const adding = [intentOf(3, { subject: item })]
  expect(expectedQuantity(part!, adding, selection)).toBe(5)
  expect(expectedQuantity(set, adding, selection)).toBe(2)
  const choosing = [intentOf(3, { subject: { ...item, choices: [{ section: '1', item: '5-1' }] } })]
  expect(expectedQuantity(part!, choosing, selection)).toBe(2)
})
