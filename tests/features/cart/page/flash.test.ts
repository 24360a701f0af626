import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { flashMessage, flashSearch, parseFlash } from '#src/features/cart/page/flash.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const english = createTestI18n('en')
const cart = selectionOf([{ item: '1-1', quantity: 3 }])
const said = (search: string) => {
  const note = parseFlash(new URLSearchParams(search))
  return note && flashMessage(english, note, cart)
}

test('a note survives the address it travels in', () => {
  const note = { said: 'cut', item: '1-1', asked: '5' } as const
  expect(parseFlash(new URLSearchParams(flashSearch(note)))).toEqual(note)
  expect(flashSearch({ said: 'refused' })).toBe('?said=refused')
})

test('the message after an addition names the part, with the pieces now in the cart', () => {
  expect(said('?said=added&item=1-1')).toEqual({
    tone: 'success',
    text: 'Part 1-1 added. 3 items in your cart.',
  })
})

test('a cut says how many there are, and how many were asked for', () => {
  expect(said('?said=cut&item=1-1&asked=5')).toEqual({
    tone: 'error',
    text: 'Part 1-1: only 3 left; you wanted 5.',
  })
})

test.each([
  ['partly&asked=5&added=2', 'Part 1-1: only 2 of 5 could be added. In stock: 3.'],
  ['full&asked=5&added=2', 'Part 1-1: only 2 of 5 could be added. The maximum quantity is 9,999.'],
  [
    'overStock&available=2',
    'Part 1-1: 3 in your cart, 2 in stock now. Only what is in stock when you order can be delivered.',
  ],
  ['otherQuantity', 'Part 1-1: please check the quantity. There are now 3 in your cart.'],
  ['refused', 'That wasn’t possible. Your cart hasn’t changed.'],
])('a change that ended as "%s" is explained as an error', (query, text) => {
  expect(said(`?item=1-1&said=${query}`)).toEqual({ tone: 'error', text })
})

test('the names of left out parts are separate, though they contain commas', () => {
  const left = { count: 2, names: ['Brake disc front, 258 mm', 'Brake pads, front'] }
  expect(flashMessage(english, { said: 'restored', left: '1-1,2-1' }, cart, left)?.text).toContain(
    'Missing: Brake disc front, 258 mm; Brake pads, front.',
  )
})

test.each([
  ['added', 'success'],
  ['removed', 'success'],
  ['invalid', 'error'],
  ['refused', 'error'],
  ['limited', 'error'],
  ['unanswered', 'error'],
])('the message about a discount code that is %s has the tone %s', (voucher, tone) => {
  expect(said(`?said=voucher&voucher=${voucher}`)?.tone).toBe(tone)
})

test('an unknown status of a discount code says nothing', () => {
  expect(said('?said=voucher&voucher=free')).toBeNull()
})

test.each(['many', '1e9', '9999999', ''])('asked for "%s" is no note', (asked) => {
  expect(said(`?said=cut&item=1-1&asked=${asked}`)).toBeNull()
})

test('an outdated note is not shown', () => {
  expect(said('?said=added&item=7-7')).toBeNull()
  expect(said('?said=overStock&item=7-7&available=0')).toBeNull()
  expect(said('?said=overStock&item=1-1&available=3')).toBeNull()
})

test('no text of the URL is shown on the page', () => {
  const query = fc.dictionary(fc.constantFrom('said', 'item', 'asked', 'text'), fc.string())
  fc.assert(
    fc.property(query, fc.constantFrom('added', 'cut', 'voucher', ''), (fields, kind) => {
      const note = parseFlash(new URLSearchParams({ ...fields, ...(kind ? { said: kind } : {}) }))
      if (!note) return
      const text = flashMessage(english, note, cart)?.text ?? ''
      if ((fields.text?.length ?? 0) > 6) expect(text).not.toContain(fields.text)
      expect(note.item ?? '').toMatch(/^[\w.-]{0,64}$/)
    }),
  )
})
