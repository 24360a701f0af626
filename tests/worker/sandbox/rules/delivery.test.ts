import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryOptions, deliveryTerms, type Parcel } from '#worker/sandbox/rules/delivery.ts'

const small: Parcel = {
  country: 'SE',
  currency: 'SEK',
  kilograms: 2,
  classes: ['parcel'],
  goodsValue: 300_00,
}
const ways = (parcel: Parcel) => deliveryOptions(parcel).map(({ shippingMethod }) => shippingMethod)
const price = (parcel: Parcel, way: string) =>
  deliveryOptions(parcel).find(({ shippingMethod }) => shippingMethod === way)?.price

test('a Swede fetches a parcel, a German has it brought', () => {
  expect(ways(small)[0]).toBe('service-point')
  expect(ways({ ...small, country: 'DE', currency: 'EUR' })[0]).toBe('home')
})

test('goods that fit through a letter slot may go as a letter, unless others do not fit', () => {
  expect(ways({ ...small, kilograms: 0.4, classes: ['letter'] })[0]).toBe('letter')
  expect(ways({ ...small, kilograms: 0.4, classes: ['letter', 'parcel'] })).not.toContain('letter')
  expect(ways({ ...small, kilograms: 1.2, classes: ['letter'] })).not.toContain('letter')
})

test('hazardous goods never go into a parcel locker, not even in small packs', () => {
  expect(ways(small)).toContain('locker')
  expect(ways({ ...small, classes: ['parcel', 'hazmat'] })).not.toContain('locker')
  expect(ways({ ...small, classes: ['hazmat-lq'] })).not.toContain('locker')
})

test('hazardous goods never fly, except in small packs', () => {
  expect(ways({ ...small, classes: ['hazmat'] })).not.toContain('express')
  expect(ways({ ...small, classes: ['hazmat-lq'] })).toContain('express')
})

test('bulky or heavy goods only go by freight', () => {
  expect(ways({ ...small, classes: ['bulky', 'parcel'] })).toEqual(['freight'])
  expect(ways({ ...small, kilograms: 31 })).toEqual(['freight'])
})

test('a heavy parcel costs more and does not go into a locker', () => {
  expect(price(small, 'home')).toBe(79_00)
  expect(price({ ...small, kilograms: 10 }, 'home')).toBe(118_50)
  expect(price({ ...small, kilograms: 25 }, 'home')).toBe(158_00)
  expect(ways({ ...small, kilograms: 25 })).not.toContain('locker')
})

test('from 999 kronor of goods on a parcel travels free, but express and freight never do', () => {
  expect(price({ ...small, goodsValue: 998_99 }, 'service-point')).toBe(49_00)
  expect(price({ ...small, goodsValue: 999_00 }, 'service-point')).toBe(0)
  expect(price({ ...small, goodsValue: 999_00 }, 'express')).toBe(149_00)
  expect(price({ ...small, goodsValue: 5000_00, classes: ['bulky'] }, 'freight')).toBe(390_00)
})

test('every currency has its own tariff, and an unknown one has none', () => {
  expect(price({ ...small, country: 'GB', currency: 'GBP', goodsValue: 30_00 }, 'home')).toBe(6_95)
  expect(deliveryOptions({ ...small, currency: 'USD' })).toEqual([])
})

test('every parcel costs the price in the terms of its method', () => {
  const region = fc.constantFrom(['SE', 'SEK'], ['DE', 'EUR'], ['GB', 'GBP'], ['NO', 'NOK'])
  const classes = fc.array(fc.constantFrom('letter' as const, 'parcel', 'bulky', 'hazmat'), { minLength: 1 })
  const kilograms = fc.oneof(
    fc.constantFrom(0, 1, 5, 15, 20, 30),
    fc.double({ min: 0, max: 40, noNaN: true }),
  )
  fc.assert(
    fc.property(
      region,
      classes,
      kilograms,
      fc.nat(2_000_00),
      ([country = '', currency = ''], itemClasses, weight, goods) => {
        const terms = deliveryTerms(country, currency)
        for (const option of deliveryOptions({
          country,
          currency,
          kilograms: weight,
          classes: itemClasses,
          goodsValue: goods,
        })) {
          const { prices, freeFrom, bulky } = terms.find(
            ({ shippingMethod }) => shippingMethod === option.shippingMethod,
          )!
          const reached = prices.filter(({ overKilograms }) => weight > overKilograms)
          const usual = reached.at(-1) ?? prices[0]
          expect(option.price).toBe(freeFrom !== null && goods >= freeFrom ? 0 : usual?.price)
          if (bulky) expect(weight > 30 || itemClasses.includes('bulky')).toBe(true)
        }
      },
    ),
  )
})

test('the terms of a country name the methods one can choose there, the usual one first', () => {
  const methods = (country: string, currency: string) =>
    deliveryTerms(country, currency).map(({ shippingMethod }) => shippingMethod)
  expect(methods('SE', 'SEK')).toEqual(['letter', 'service-point', 'home', 'locker', 'express', 'freight'])
  expect(methods('GB', 'GBP')).toEqual(['letter', 'home', 'service-point', 'freight'])
  expect(methods('SE', 'USD')).toEqual([])
})
