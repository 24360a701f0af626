import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemCarsKey } from '#src/config.ts'
import { keepOrderCars, noteItemCar, orderCars } from '#src/features/garage/item-cars.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

test('an order keeps the cars that its items were put into the cart for', () => {
  const store = createTestStore()
  noteItemCar(store, 'pads', 'Volvo 240, B21A, 1979')
  noteItemCar(store, 'discs', 'Volvo 240, B21A, 1979')
  noteItemCar(store, 'discs', 'Saab 900, B201, 1988')
  noteItemCar(store, 'later', 'Saab 900, B201, 1988')
  keepOrderCars(store, '1001', ['pads', 'discs', 'wax'])
  expect([...orderCars(store, '1001')]).toEqual([
    ['pads', 'Volvo 240, B21A, 1979'],
    ['discs', 'Saab 900, B201, 1988'],
  ])
  keepOrderCars(store, '1002', ['pads', 'later'])
  expect([...orderCars(store, '1002')]).toEqual([['later', 'Saab 900, B201, 1988']])
})

test('an item that is put into the cart again for no car has none', () => {
  const store = createTestStore()
  noteItemCar(store, 'pads', 'Volvo 240, 1979')
  noteItemCar(store, 'pads', null)
  keepOrderCars(store, '1001', ['pads'])
  expect(orderCars(store, '1001').size).toBe(0)
})

test('the receipt of a known order takes no car from a later cart', () => {
  const store = createTestStore()
  keepOrderCars(store, '1001', ['pads'])
  noteItemCar(store, 'pads', 'Volvo 240, 1979')
  keepOrderCars(store, '1001', ['pads'])
  expect(orderCars(store, '1001').size).toBe(0)
})

test('the oldest orders are forgotten, and stored ones can always be read again', () => {
  const store = createTestStore()
  const items = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(90, 'x'))
  for (let order = 0; order < 40; order++) {
    for (const item of items) noteItemCar(store, item, 'c'.repeat(100))
    keepOrderCars(store, `${order}`, items)
  }
  expect(orderCars(store, '0').size).toBe(0)
  expect(orderCars(store, '39').size).toBe(60)
})

test('damaged text is forgotten', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const store = createTestStore()
      store.write(itemCarsKey, text)
      expect(orderCars(store, '1').size).toBe(0)
      noteItemCar(store, 'pads', 'Mini, 1980')
      keepOrderCars(store, '1', ['pads'])
      expect(orderCars(store, '1').get('pads')).toBe('Mini, 1980')
    }),
  )
})
