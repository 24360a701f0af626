import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import { lineName } from '#src/features/cart/line-text.ts'
import { type Path, sampledDamagesOf, withValue } from '#tests/support/back-end/damages.ts'
import { loadReplyExamples } from '#tests/support/back-end/reply-examples.ts'
import { cartText, receiptText } from '#tests/support/shop/render-cart.tsx'

const examples = await loadReplyExamples()
const selectionBody = examples['/selection']?.sandbox
const receiptBody = examples['GET /receipt']?.sandbox

/** The readings of a damaged body; none if it is refused, and one for all bodies with the same reading. */
function* readings<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): Generator<[string, v.InferOutput<S>]> {
  const known = new Set<string>()
  for (const { path, instead, body: damaged } of sampledDamagesOf(body)) {
    const parsed = parseTolerantly(schema, damaged)
    const key = parsed.ok && JSON.stringify(parsed.value)
    if (!key || known.has(key)) continue
    known.add(key)
    yield [`${path} ${instead}`, parsed.value]
  }
}

/** The shown state of a cart: a line, a note on an unreadable one, or an empty cart. */
function shownOf({ lines, unreadableLines }: Selection): string {
  if (lines[0]) return lineName(lines[0]).replaceAll('\u00a0', ' ')
  return unreadableLines > 0 ? 'cannot be shown here' : 'Your cart is empty'
}

test('checkout and cart are shown with any single field missing, null or of a wrong type', () => {
  for (const [damage, selection] of readings(Selection, selectionBody)) {
    const open = /^(paymentFields|countries|shipping)/.exec(damage)?.[0]
    const step = open === 'shipping' ? 'delivery' : open ? 'address' : 'payment'
    const shown = expect.stringContaining(shownOf(selection))
    expect([damage, cartText(selection, step)]).toEqual([damage, shown])
  }
}, 120_000)

test('a receipt is shown with any single field missing, null or of a wrong type', () => {
  for (const [damage, order] of readings(ReceiptReply, receiptBody)) {
    const shown = expect.stringContaining('Thank you for your order')
    expect([damage, receiptText(order)]).toEqual([damage, shown])
  }
}, 60_000)

test('a line whose item is unreadable is left out, and cart, checkout and receipt say so', () => {
  const selection = readDamaged(Selection, selectionBody, ['selection', 'items', 0, 'item'])
  expect([selection.lines.length, selection.unreadableLines]).toEqual([1, 1])
  const words = '1 item cannot be shown here. It is included in the total.'
  const pages = cartText(selection)
  expect(pages.split(words)).toHaveLength(4)
  expect(pages).toContain(shownOf(selection))
  expect(receiptText(readDamaged(ReceiptReply, receiptBody, ['order', 'items', 0, 'item']))).toContain(words)
})

test('a cart of nothing but unreadable lines is not called empty', () => {
  const pages = cartText(parsed(Selection, withValue(selectionBody, ['selection', 'items'], [{}, {}])))
  expect(pages).toContain('2 items cannot be shown here. They are included in the total.')
  expect(pages).not.toContain('Your cart is empty')
})

test('an unreadable amount is marked as such in cart, checkout and receipt', () => {
  for (const field of ['totalPriceAsNumber', 'priceEachAsNumber']) {
    const selection = readDamaged(Selection, selectionBody, ['selection', 'items', 1, field])
    expect(cartText(selection)).toContain('not available')
  }
  for (const field of ['grandTotalPriceAsNumber', 'itemsTotalPriceAsNumber', 'shippingPriceAsNumber']) {
    expect(cartText(readDamaged(Selection, selectionBody, ['selection', 'totals', field]))).toContain(
      'not available',
    )
    const order = readDamaged(ReceiptReply, receiptBody, ['order', 'totals', field])
    expect(receiptText(order)).toContain('not available')
  }
})

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = parseTolerantly(schema, body)
  if (!result.ok) throw new Error(result.issues.join())
  return result.value
}

/** A body as it is parsed with one unreadable field. */
function readDamaged<S extends v.GenericSchema>(schema: S, body: unknown, path: Path): v.InferOutput<S> {
  return parsed(schema, withValue(body, path, { odd: true }))
}
