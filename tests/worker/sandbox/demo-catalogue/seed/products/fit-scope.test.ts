import { expect, test } from 'vitest'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()

test('tools, cleaners, shampoos and washer fluids suit every car, and nothing else does', () => {
  const universal = shop.parts.filter(({ spec }) => spec.fitScope === 'universal')
  const types = ['brake-cleaner', 'car-shampoo', 'torque-wrench', 'washer-fluid']
  expect([...new Set(universal.map(({ spec }) => spec.partType))].sort()).toEqual(types)
  expect(universal.filter(({ spec }) => spec.models.length > 0)).toEqual([])
  expect(universal).toHaveLength(shop.parts.filter(({ spec }) => types.includes(spec.partType ?? '')).length)
})
