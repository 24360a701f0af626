import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Withdrawal } from '#src/commerce/contract/support.ts'
import { parseWithdrawal, typedWithdrawal } from '#src/features/orders/withdraw/posted-withdrawal.ts'

const form = 'a2f1c9de-4b7c-4d6e-9f10-2233445566aa'
const typed = { name: ' Kim Lund ', order: ' #1010', email: ' kim@example.se ', goods: '', form }
const parse = (fields: Record<string, string>) =>
  parseWithdrawal(new URLSearchParams(fields), { language: 'da', country: 'DK' })
const discs = { 'part-0': 'Disc', 'sku-0': 'BD-1', 'ordered-0': '2' }
const pads = { 'part-1': 'Pads', 'sku-1': '', 'ordered-1': '1' }

test('a statement without parts is about the whole order', () => {
  expect(parse(typed)).toEqual({
    values: {
      name: 'Kim Lund',
      order: '1010',
      email: 'kim@example.se',
      goods: '',
      lines: [],
      form,
      language: 'da',
      country: 'DK',
    },
  })
})

test('only chosen parts are given back, and never more than were ordered', () => {
  expect(parse({ ...typed, ...discs, ...pads, 'quantity-0': '5' })).toMatchObject({
    values: { lines: [{ name: 'Disc', sku: 'BD-1', quantity: 2 }] },
  })
  expect(parse({ ...typed, ...discs, ...pads, 'quantity-0': '1', 'quantity-1': '1' })).toMatchObject({
    values: {
      lines: [
        { name: 'Disc', quantity: 1 },
        { name: 'Pads', quantity: 1 },
      ],
    },
  })
})

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'K'.repeat(161) }, { name: 'notAccepted' }],
  [{ name: 'Kim\tLund' }, { name: 'notAccepted' }],
  [{ order: '#' }, { order: 'required' }],
  [{ order: '1'.repeat(41) }, { order: 'notAccepted' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'kim@example' }, { email: 'email' }],
  [{ goods: 'x'.repeat(1_001) }, { goods: 'notAccepted' }],
  [{ ...discs, 'quantity-0': '0' }, { goods: 'required' }],
  [{ ...discs, 'quantity-0': '1e3' }, { goods: 'required' }],
  [{ form: 'x' }, {}],
])('%j is not accepted', (fields, problems) => {
  expect(parse({ ...typed, ...fields })).toEqual({ problems })
})

test('any posted statement is well-formed and bounded', () => {
  const names = [
    'name',
    'order',
    'email',
    'goods',
    'form',
    'part-0',
    'sku-0',
    'item-0',
    'ordered-0',
    'quantity-0',
    'part-1',
  ]
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', 'kim@example.se', form),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text), (fields) => {
      const posted = new URLSearchParams(fields)
      const parsed = parseWithdrawal(posted, { language: 'en', country: '' })
      if ('values' in parsed) expect(v.safeParse(Withdrawal, parsed.values).success).toBe(true)
      const { parts, name, order, email, goods } = typedWithdrawal(posted)
      expect(parts.length).toBeLessThanOrEqual(100)
      expect([name, order, email, goods].every((value) => value.length <= 2_000)).toBe(true)
      for (const { ordered, quantity } of parts) expect(quantity).toBeLessThanOrEqual(ordered)
      for (const { item } of parts) expect(item).toMatch(/^[\w.-]{0,64}$/)
    }),
  )
})

test('of a form without end, a hundred parts are read', () => {
  const fields = Array.from({ length: 500 }, (_, index) => [`part-${index}`, 'Disc'])
  expect(typedWithdrawal(new URLSearchParams(fields)).parts).toHaveLength(100)
})
