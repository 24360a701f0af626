import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyVouchers, combines, findVoucher, spread, type Voucher } from '#worker/sandbox/rules/vouchers.ts'

const voucher = (code: string): Voucher => findVoucher(code)!

test('a code is found in any case of letters, and an unknown one is not', () => {
  expect(findVoucher(' save10 ')?.voucher).toBe('SAVE10')
  expect(findVoucher('__proto__')).toBeNull()
  expect(findVoucher('')).toBeNull()
})

test('a tenth off 100 is 10', () => {
  expect(applyVouchers([voucher('SAVE10')], 100_00, 49_00, 'SEK')).toMatchObject([
    { goodsOff: -10_00, shippingOff: 0 },
  ])
})

test('a second voucher applies to the amount left by the first', () => {
  const applied = applyVouchers([voucher('MINUS50'), voucher('SAVE10')], 150_00, 0, 'SEK')
  expect(applied.map(({ goodsOff }) => goodsOff)).toEqual([-50_00, -10_00])
})

test('an amount takes no more than there is', () => {
  expect(applyVouchers([voucher('MINUS50')], 30_00, 0, 'SEK')).toMatchObject([{ goodsOff: -30_00 }])
})

test('an amount has its own size in every currency', () => {
  expect(applyVouchers([voucher('MINUS50')], 100_00, 0, 'EUR')).toMatchObject([{ goodsOff: -5_00 }])
})

test('free shipping takes the shipping and leaves the goods', () => {
  expect(applyVouchers([voucher('FREESHIP')], 100_00, 49_00, 'SEK')).toMatchObject([
    { goodsOff: 0, shippingOff: -49_00 },
  ])
})

test('everything for nothing takes goods and shipping', () => {
  expect(applyVouchers([voucher('GRATIS')], 100_00, 49_00, 'SEK')).toMatchObject([
    { goodsOff: -100_00, shippingOff: -49_00 },
  ])
})

test('a gift certificate pays for goods, then for shipping, as far as its value goes', () => {
  const applied = (goods: number) => applyVouchers([voucher('GIFT-TEST')], goods, 49_00, 'SEK')
  expect(applied(400_00)).toMatchObject([{ goodsOff: -400_00, shippingOff: -49_00 }])
  expect(applied(480_00)).toMatchObject([{ goodsOff: -480_00, shippingOff: -20_00 }])
  expect(applied(700_00)).toMatchObject([{ goodsOff: -500_00, shippingOff: 0 }])
})

test('a code in the form of a certificate is one, a shorter or longer one is not', () => {
  expect(findVoucher('gift-ab12')).toMatchObject({ voucher: 'GIFT-AB12', certificate: true })
  for (const code of ['GIFT-ABC', 'GIFT-', 'GIFTABCD', 'GIFT-ABCDEFGHIJKLM', 'GIFT-AB 12']) {
    expect(findVoucher(code)).toBeNull()
  }
})

test('a voucher for large orders rests until the order is large', () => {
  expect(applyVouchers([voucher('BIG100')], 999_99, 0, 'SEK')).toMatchObject([{ goodsOff: 0 }])
  expect(applyVouchers([voucher('BIG100')], 1000_00, 0, 'SEK')).toMatchObject([{ goodsOff: -100_00 }])
})

test('an exclusive voucher cannot be combined with any other', () => {
  expect(combines([], voucher('ALONE25'))).toBe(true)
  expect(combines([voucher('SAVE10')], voucher('ALONE25'))).toBe(false)
  expect(combines([voucher('ALONE25')], voucher('FREESHIP'))).toBe(false)
  expect(combines([voucher('SAVE10')], voucher('FREESHIP'))).toBe(true)
})

const prices = fc.array(fc.integer({ min: 0, max: 5_000_00 }), { maxLength: 100 })

test('an amount spread over lines keeps its sum, and no line becomes negative', () => {
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const total = amounts.reduce((sum, price) => sum + price, 0)
      const amount = Math.floor(total * share)
      const parts = spread(amount, amounts)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amounts[index]!)
      }
    }),
  )
})

test('vouchers in any order never take more than there is', () => {
  const codes = fc.subarray(['SAVE10', 'MINUS50', 'FREESHIP', 'GRATIS', 'BIG100', 'GIFT-TEST'])
  const cents = fc.integer({ min: 0, max: 10_000_00 })
  fc.assert(
    fc.property(
      codes,
      cents,
      cents,
      fc.constantFrom('SEK', 'EUR', 'GBP'),
      (entered, goods, shipping, currency) => {
        const applied = applyVouchers(entered.map(voucher), goods, shipping, currency)
        const sum = (key: 'goodsOff' | 'shippingOff') =>
          applied.reduce((total, entry) => total + entry[key], 0)
        expect(goods + sum('goodsOff')).toBeGreaterThanOrEqual(0)
        expect(shipping + sum('shippingOff')).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
