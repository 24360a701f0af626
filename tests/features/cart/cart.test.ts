import { expect, test } from 'vitest'
import { cartRows, isFree, lineDiscount } from '#src/features/cart/cart.ts'
import { itemCount } from '#src/features/cart/item-count.ts'
import { lineDetails, lineName } from '#src/features/cart/line-text.ts'
import { unavailableLines } from '#src/features/cart/operations/change-country.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const withDeposit = [
  { item: '5-1', quantity: 2, product: { deposit_item: '9-1' } },
  { item: '1-1', quantity: 3 },
  { item: '9-1', quantity: 2 },
]

test('a deposit is shown beneath its part and is not counted as an item', () => {
  const { lines } = selectionOf(withDeposit)
  expect(cartRows(lines).map(({ line, deposits }) => [line.item, deposits.map(({ item }) => item)])).toEqual([
    ['5-1', ['9-1']],
    ['1-1', []],
  ])
  expect(itemCount(lines)).toBe(5)
})

test('two parts with the same deposit each have their own', () => {
  const { lines } = selectionOf([
    { item: '5-1', product: { deposit_item: '9-1' } },
    { item: '9-1', line: 'a' },
    { item: '6-1', product: { deposit_item: '9-1' } },
    { item: '9-1', line: 'b' },
  ])
  expect(cartRows(lines).map(({ deposits }) => deposits.map(({ line }) => line))).toEqual([['a'], ['b']])
})

test('a deposit of which there is more than its parts account for is shown whole', () => {
  const more = selectionOf([
    { item: '5-1', product: { deposit_item: '9-1' } },
    { item: '9-1', quantity: 3, price: 250, product: { deposit_item: '9-1' } },
  ])
  const [row, ...others] = cartRows(more.lines)
  expect(row?.deposits.map(({ quantity }) => quantity)).toEqual([1, 2])
  expect(row?.deposits.map(({ totalPrice }) => totalPrice)).toEqual([250, 500])
  expect(others).toEqual([])
})

test('a deposit whose part has gone has a separate row', () => {
  const { lines } = selectionOf([{ item: '1-1' }, { item: '9-1', product: { deposit_item: '9-1' } }])
  expect(cartRows(lines).map(({ line }) => line.item)).toEqual(['1-1', '9-1'])
  expect(itemCount(lines)).toBe(1)
})

test('deposits of a bundle’s parts are shown with the bundle, separate from those of single parts', () => {
  const { lines } = selectionOf([
    { item: '5-1', product: { deposit_item: '9-1' } },
    { item: '21-1', quantity: 2, bundle: [{ item: '5-1', product: '5', quantity: 2 }] },
    { item: '9-1', quantity: 5, product: { deposit_item: '9-1' } },
  ])
  const known = new Map([['5', { depositItem: '9-1', technical: { condition: 'remanufactured' } }]])
  for (const setParts of [known, new Map()]) {
    const shares = cartRows(lines, setParts).map(({ deposits }) => deposits.map(({ quantity }) => quantity))
    expect(shares).toEqual([[1], [4]])
  }
})

test('the discount of a line is the reduction of each piece times the pieces, to the cent', () => {
  const discountOf = (price: number, before: number, quantity: number) =>
    lineDiscount(selectionOf([{ item: '1-1', price, before, quantity }]).lines[0]!)
  expect(discountOf(80, 100, 3)).toBe(60)
  expect(discountOf(19.9, 24.95, 3)).toBe(15.15)
  expect(discountOf(1.005, 2.01, 1)).toBe(1.01)
  expect(discountOf(100, 100, 7)).toBe(0)
})

test('an order is free when its grand total is 0, and only then', () => {
  const withTotal = (grandTotalPriceAsNumber: number | null) =>
    selectionOf([{ item: '1-1' }], { selection: { totals: { grandTotalPriceAsNumber } } })
  expect(isFree(withTotal(0))).toBe(true)
  expect(isFree(withTotal(100))).toBe(false)
  expect(isFree(withTotal(null))).toBe(false)
})

test('the unavailable lines are those of goods that are gone, without deposits', () => {
  const before = selectionOf(withDeposit)
  expect(unavailableLines(before, selectionOf([{ item: '1-1' }])).map(lineName)).toEqual(['Part 5-1'])
  expect(unavailableLines(before, before)).toEqual([])
  expect(unavailableLines(null, before)).toEqual([])
})

test('a line has the name of its page, with a separate maker', () => {
  const product = { brandName: 'Freinalpe', variantName: 'Coated' }
  const [line] = selectionOf([{ item: '1-1', name: 'Brake disc, 258 mm – Freinalpe', product }]).lines
  expect(lineName(line!)).toBe('Brake disc, 258 mm, Coated')
  expect(lineDetails(line!)).toEqual(['Freinalpe'])
  const blue = { ...line!, item: '1-2', size: 'Blue' }
  expect(lineName(blue)).toBe('Brake disc, 258 mm, Coated, Blue')
})
