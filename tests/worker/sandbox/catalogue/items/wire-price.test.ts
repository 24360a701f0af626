import { expect, test } from 'vitest'
import { wireLowest, wirePrice } from '#worker/sandbox/catalogue/items/wire-price.ts'

test('a product without a price in the list says null, and is not on sale', () => {
  expect(wirePrice(null, 'SEK', true)).toEqual({
    price: null,
    priceAsNumber: null,
    priceBeforeDiscount: null,
    priceBeforeDiscountAsNumber: null,
    discountPercent: 0,
    showAsOnSale: false,
    showAsNew: true,
  })
  expect(wireLowest(null, 'SEK')).toEqual([])
})

test('a reduced price contains the former price and the reduction', () => {
  const point = { price: 291, before: 300, lowest30: 300 }
  expect(wirePrice(point, 'SEK', false)).toEqual({
    price: '291.00\u00a0SEK',
    priceAsNumber: 291,
    priceBeforeDiscount: '300.00\u00a0SEK',
    priceBeforeDiscountAsNumber: 300,
    discountPercent: 3,
    showAsOnSale: true,
    showAsNew: false,
  })
  expect(wireLowest(point, 'SEK')).toEqual([
    {
      periodDays: 30,
      price: '300.00\u00a0SEK',
      priceAsNumber: 300,
      priceBeforeDiscount: '300.00\u00a0SEK',
      priceBeforeDiscountAsNumber: 300,
    },
  ])
})
