import { expect, test } from 'vitest'
import { filledFields, recentAddresses } from '#src/features/checkout/form/recent-addresses.ts'

const nowhere = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  zipCode: '',
  city: '',
  state: '',
  country: 'SE',
  countryName: 'Sweden',
  phoneNumber: '',
  vatNumber: '',
}
const home = { ...nowhere, firstName: 'Kim', lastName: 'Ek', address1: 'Storgatan 1', city: 'Borås' }
const cottage = { ...home, address1: 'Lilla vägen 2', city: 'Åre', zipCode: '837 52' }
const abroad = { ...home, address1: 'Storgata 3', city: 'Oslo', country: 'NO' }
const streets = (orders: Parameters<typeof recentAddresses>[0], typed = {}) =>
  recentAddresses(orders, 'SE', typed).map(({ address1 }) => address1)

test('each delivery address in the country is offered once, the latest first', () => {
  const orders = [
    { address: home, shippingAddress: cottage },
    { address: home, shippingAddress: nowhere },
    { address: abroad, shippingAddress: abroad },
    { address: home, shippingAddress: { ...cottage, city: ' åre ' } },
    { address: home, shippingAddress: home },
  ]
  expect(streets(orders)).toEqual(['Lilla vägen 2', 'Storgatan 1'])
})

test('the address that is in the form already is not offered', () => {
  const orders = [{ address: home, shippingAddress: nowhere }]
  expect(streets(orders, { ...home, email: 'kim@example.se' })).toEqual([])
})

test('orders without an address, and more than a few addresses, are left out', () => {
  const orders = [
    nowhere,
    ...Array.from({ length: 9 }, (_, at) => ({ ...home, address1: `Storgatan ${at}` })),
  ]
  expect(streets(orders.map((address) => ({ address, shippingAddress: nowhere })))).toEqual([
    'Storgatan 0',
    'Storgatan 1',
    'Storgatan 2',
    'Storgatan 3',
  ])
})

test('a chosen address replaces every line of the one before, and only fields of the form', () => {
  const [chosen = home] = recentAddresses([{ address: home, shippingAddress: cottage }], 'SE', {})
  const keys = ['email', 'country', 'vatNumber', 'firstName', 'address1', 'houseNumber', 'address2', 'city']
  expect(filledFields(chosen, keys)).toEqual({
    vatNumber: '',
    firstName: 'Kim',
    address1: 'Lilla vägen 2',
    houseNumber: '',
    address2: '',
    city: 'Åre',
  })
})
