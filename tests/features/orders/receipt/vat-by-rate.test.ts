import { expect, test } from 'vitest'
import { vatByRate } from '#src/features/orders/receipt/vat-by-rate.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

interface LineAmounts {
  total: number
  taxPercent: number | null
}

/** An order in krona; its own rate is 25 %. */
function orderOf(lines: LineAmounts[], totals: Record<string, number> = {}, vatExempt = false) {
  const selection = selectionOf([{ item: '1-1' }])
  const [template] = selection.lines
  if (!template) throw new Error('no line')
  return {
    lines: lines.map(({ total, taxPercent }) => ({ ...template, totalPrice: total, taxPercent })),
    unreadableLines: 0,
    vatExempt,
    totals: { ...selection.totals, discount: 0, taxAdded: 0, taxPercent: 25, ...totals },
  }
}

test('with one rate the VAT is that of the whole order, shipping included', () => {
  const order = orderOf([{ total: 1000, taxPercent: 25 }], { grandTotal: 1050, grandTotalTax: 210 })
  expect(vatByRate(order)).toEqual([{ rate: 25, net: 840, tax: 210 }])
})

test('each rate has its share; the shares add up to the order', () => {
  const lines = [
    { total: 1000, taxPercent: 25 },
    { total: 106, taxPercent: 6 },
    { total: 50, taxPercent: null },
  ]
  const shares = vatByRate(orderOf(lines, { grandTotal: 1156, grandTotalTax: 216 }))
  expect(shares).toEqual([
    { rate: 25, net: 840, tax: 210 },
    { rate: 6, net: 100, tax: 6 },
  ])
})

test('in an order with net prices the VAT of a line is added to its price', () => {
  const lines = [
    { total: 800, taxPercent: 25 },
    { total: 100, taxPercent: 6 },
  ]
  const order = orderOf(lines, { grandTotal: 1106, grandTotalTax: 206, taxAdded: 206 })
  expect(vatByRate(order)).toEqual([
    { rate: 25, net: 800, tax: 200 },
    { rate: 6, net: 100, tax: 6 },
  ])
})

test('VAT is not split if the amounts do not determine it', () => {
  const mixed = [
    { total: 1000, taxPercent: 25 },
    { total: 106, taxPercent: 6 },
  ]
  const totals = { grandTotal: 1106, grandTotalTax: 206 }
  expect(vatByRate(orderOf(mixed, { ...totals, discount: -10 }))).toEqual([])
  expect(vatByRate({ ...orderOf(mixed, totals), unreadableLines: 1 })).toEqual([])
  expect(vatByRate(orderOf(mixed, totals, true))).toEqual([])
  expect(vatByRate(orderOf([], { grandTotal: 0, grandTotalTax: 0 }))).toEqual([])
})
