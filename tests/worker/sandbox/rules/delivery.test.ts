import { expect, test } from 'vitest'
import { deliveryOptions, type Parcel } from '#worker/sandbox/rules/delivery.ts'

const small: Parcel = { country: 'SE', currency: 'SEK', kilograms: 2, classes: ['parcel'], goods: 300_00 }
const ways = (parcel: Parcel) => deliveryOptions(parcel).map(({ shippingMethod }) => shippingMethod)
const price = (parcel: Parcel, way: string) =>
  deliveryOptions(parcel).find(({ shippingMethod }) => shippingMethod === way)?.price

test('a Swede fetches a parcel, a German has it brought', () => {
  expect(ways(small)[0]).toBe('service-point')
  expect(ways({ ...small, country: 'DE', currency: 'EUR' })[0]).toBe('home')
})

test('what fits through a letter slot may go as a letter, unless something beside it does not', () => {
  expect(ways({ ...small, kilograms: 0.4, classes: ['letter'] })[0]).toBe('letter')
  expect(ways({ ...small, kilograms: 0.4, classes: ['letter', 'parcel'] })).not.toContain('letter')
  expect(ways({ ...small, kilograms: 1.2, classes: ['letter'] })).not.toContain('letter')
})

test('nothing hazardous goes into a parcel locker, in small packs neither', () => {
  expect(ways(small)).toContain('locker')
  expect(ways({ ...small, classes: ['parcel', 'hazmat'] })).not.toContain('locker')
  expect(ways({ ...small, classes: ['hazmat-lq'] })).not.toContain('locker')
})

test('nothing hazardous flies, except in small packs', () => {
  expect(ways({ ...small, classes: ['hazmat'] })).not.toContain('express')
  expect(ways({ ...small, classes: ['hazmat-lq'] })).toContain('express')
})

test('bulky or heavy goods go by freight alone', () => {
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
  expect(price({ ...small, goods: 998_99 }, 'service-point')).toBe(49_00)
  expect(price({ ...small, goods: 999_00 }, 'service-point')).toBe(0)
  expect(price({ ...small, goods: 999_00 }, 'express')).toBe(149_00)
  expect(price({ ...small, goods: 5000_00, classes: ['bulky'] }, 'freight')).toBe(390_00)
})

test('every currency has its own tariff, and an unknown one has none', () => {
  expect(price({ ...small, country: 'GB', currency: 'GBP', goods: 30_00 }, 'home')).toBe(6_95)
  expect(deliveryOptions({ ...small, currency: 'USD' })).toEqual([])
})
