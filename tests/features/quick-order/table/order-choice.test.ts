import { expect, test } from 'vitest'
import { anyQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import {
  chosenRows,
  draftsAfter,
  draftsOf,
  firstDraft,
  noneOfThese,
  outcomesOf,
  piecesOf,
  sumOf,
  undecidedRows,
} from '#src/features/quick-order/table/order-choice.ts'
import type { OrderPart, OrderRow } from '#src/features/quick-order/table/order-table.ts'

const card = {
  ...{
    product: '1',
    uri: 'a',
    name: 'Disc',
    brand: 'Halbrook',
    sku: 'BD',
    picture: null,
    facts: '',
    fit: '',
  },
  amount: null,
  measured: { categories: [], currency: 'SEK' },
  ...{ cells: [], price: null, stock: { state: 'yes' as const, text: '' }, add: null },
}
const part = (item: string, amount: number | null = 10, limits = anyQuantity): OrderPart => ({
  ...{ card, item, amount, limits },
})
const row = (id: number, state: OrderRow['state'], ...parts: OrderPart[]): OrderRow => ({
  ...{ id, state, parts, line: 'BD', quantity: '1', note: '', search: null },
})
const pairs = quantityLimits({ quantityMinimum: 2, quantityMultipleOf: 2 })
const rows = [
  row(0, 'found', part('1-1', 19.99)),
  row(1, 'several', part('2-1'), part('3-1', 5), part('')),
  row(2, 'missing'),
  row(3, 'replaced', part('4-1', 7, pairs)),
  row(4, 'found', part('')),
  row(5, 'found', part('1-1', 19.99)),
]
const form = (fields: Record<string, string>) => draftsOf(rows, new URLSearchParams(fields))

test('at first the only part of a line is chosen where it can be bought; of several none is', () => {
  expect(rows.map((entry) => firstDraft(entry).item)).toEqual(['1-1', '', '', '4-1', '', '1-1'])
})

test('only parts of the row are chosen, with quantities that can be ordered', () => {
  const chosen = chosenRows(
    rows,
    form({
      ...{ 'item-0': '1-1', 'quantity-0': '3', 'item-1': '9-9', 'quantity-1': '1', 'item-2': '1-1' },
      ...{ 'item-3': '4-1', 'quantity-3': '3', 'item-4': '', 'quantity-4': '1' },
    }),
  )
  expect(chosen.map((entry) => [entry.row, entry.quantity.ok])).toEqual([
    [0, true],
    [3, false],
  ])
  expect(piecesOf(chosen)).toEqual([{ item: '1-1', quantity: 3 }])
  expect(sumOf(chosen)).toBe(59.97)
})

test('a row with several parts waits until one is chosen or all are declined', () => {
  const waiting = (fields: Record<string, string>) => undecidedRows(rows, form(fields)).map(({ id }) => id)
  expect(waiting({})).toEqual([1])
  expect(waiting({ 'item-1': '9-9' })).toEqual([1])
  expect(waiting({ 'item-1': '2-1' })).toEqual([])
  expect(waiting({ 'item-1': noneOfThese })).toEqual([])
  expect(undecidedRows([row(0, 'several', part(''), part(''))], [])).toEqual([])
})

test('a field of any length or kind is read in part', () => {
  const fields = { get: () => 'x'.repeat(10_000) }
  expect(draftsOf(rows, fields)[0]?.quantity).toHaveLength(64)
  expect(draftsOf(rows, { get: () => new File([], 'a') })[0]).toEqual({ item: '', quantity: '' })
})

test('added pieces are assigned to the rows in order, and the remaining ones stay chosen', () => {
  const drafts = form({
    ...{ 'item-0': '1-1', 'quantity-0': '3', 'item-1': '3-1', 'quantity-1': '2' },
    ...{ 'item-3': '4-1', 'quantity-3': '3', 'item-5': '1-1', 'quantity-5': '4' },
  })
  const chosen = chosenRows(rows, drafts)
  const outcomes = outcomesOf(chosen, new Map([['1-1', 5]]))
  expect(Object.fromEntries(outcomes)).toEqual({
    0: { kind: 'added' },
    1: { kind: 'none' },
    3: { kind: 'refused', problem: { kind: 'notMultiple', step: 2, below: 2, above: 4 } },
    5: { kind: 'partly', added: 2, wanted: 4 },
  })
  expect(draftsAfter(rows, drafts, outcomes).map(({ item, quantity }) => `${item}|${quantity}`)).toEqual([
    ...['none|3', '3-1|2', '|', '4-1|3', '|', 'none|2'],
  ])
})

test('without an answer about the cart, every row is unchanged', () => {
  const drafts = form({ 'item-0': '1-1', 'quantity-0': '3' })
  const outcomes = outcomesOf(chosenRows(rows, drafts), null)
  expect([...outcomes]).toEqual([[0, { kind: 'unknown' }]])
  expect(draftsAfter(rows, drafts, outcomes)[0]).toEqual({ item: '1-1', quantity: '3' })
})
