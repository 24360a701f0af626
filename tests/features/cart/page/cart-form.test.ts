import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxVoucherLength } from '#src/config.ts'
import { parseCartForm } from '#src/features/cart/page/cart-form.ts'

const read = (text: string) => parseCartForm(new URLSearchParams(text))

test('a product’s form adds: one piece, unless it says how many', () => {
  expect(read('item=138-1')).toEqual({ do: 'add', item: '138-1', quantity: '1', choices: [] })
  expect(read('item=138-1&quantity=12')).toMatchObject({ item: '138-1', quantity: '12' })
})

test('a quantity keeps the typed form, so that its product can check it', () => {
  for (const quantity of ['0', '10000', '1e3', '-1', '1.5', ''])
    expect(read(`item=138-1&quantity=${quantity}`)).toMatchObject({ do: 'add', quantity })
})

test('the form of a set sends the choices for its sections, and no unchosen ones', () => {
  expect(read('item=9-1&section-1=11-1&section-2=&section-3=13-1')).toMatchObject({
    choices: [
      { section: '1', item: '11-1' },
      { section: '3', item: '13-1' },
    ],
  })
})

test('a line is changed or removed by the button that was pressed', () => {
  expect(read('line=ab12&quantity=3&do=change')).toMatchObject({ do: 'change', line: 'ab12', quantity: '3' })
  expect(read('line=ab12&quantity=3&do=remove')).toMatchObject({ do: 'remove', line: 'ab12' })
})

test('a discount code is taken as it was typed, blanks around it aside', () => {
  expect(read('do=add-voucher&voucher=+SAVE10+')).toMatchObject({ do: 'add-voucher', voucher: 'SAVE10' })
  expect(read('do=add-voucher&voucher=+')).toBeNull()
  const code = (length: number) => `do=add-voucher&voucher=${'A'.repeat(length)}`
  expect(read(code(maxVoucherLength))).toMatchObject({ do: 'add-voucher' })
  expect(read(code(maxVoucherLength + 1))).toBeNull()
})

test.each([
  '',
  'quantity=2',
  'item=../../vouchers',
  'item=..',
  `item=${'a'.repeat(65)}`,
  `item=138-1&quantity=${'9'.repeat(41)}`,
  'line=a/b&do=remove',
  'do=change&line=ab12',
  'do=steal&item=138-1',
  'item=138-1&section-../x=11-1',
  'item=138-1&section-1=..%2F..',
  `item=138-1&${Array.from({ length: 51 }, (_, index) => `section-${index}=1-1`).join('&')}`,
])('%s is not an action of the cart', (text) => {
  expect(read(text)).toBeNull()
})

test('any posted form requests only ids and short texts of the cart', () => {
  const name = fc.oneof(
    fc.constantFrom('do', 'item', 'line', 'quantity', 'voucher', 'section-1', '__proto__'),
    fc.string(),
  )
  const value = fc.oneof(fc.constantFrom('add', 'change', 'remove', '138-1', '2', '..'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (fields) => {
      const action = parseCartForm(new URLSearchParams(fields))
      if (!action) return
      const ids = [
        ...('item' in action ? [action.item] : []),
        ...('line' in action ? [action.line] : []),
        ...action.choices.flatMap(({ section, item }) => [section, item]),
      ]
      for (const id of ids) expect(id).toMatch(/^(?!\.\.?$)[\w.-]{1,64}$/)
      if ('quantity' in action) expect(action.quantity.length).toBeLessThanOrEqual(40)
    }),
  )
})
