import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { logInAtom, logOutAtom } from '#src/features/cart/commands/customer/login.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import {
  deliverElsewhereAtom,
  setAddressCountryAtom,
  undoDeliveryCountryAtom,
} from '#src/features/checkout/form/address-country.atoms.ts'
import {
  doubtsAtom,
  draftAtom,
  formAtom,
  leftFieldAtom,
  listedAtom,
  problemsAtom,
  setFieldAtom,
  stepAtom,
} from '#src/features/checkout/form/form.atoms.ts'
import { fillAddressAtom } from '#src/features/checkout/form/recent-addresses.atoms.ts'
import { blurFieldAtom, fetchParserAtom } from '#src/features/checkout/form/validate-field.atoms.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import { field, kim } from '#tests/support/examples/addresses.ts'
import { astrid, jonas } from '#tests/support/examples/customers.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

test('a field is validated on blur, an empty one is not', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ email: 'kim', phoneNumber: '12345' })
  for (const key of ['email', 'phoneNumber', 'city']) await store.set(blurFieldAtom, field(key))
  expect(store.get(problemsAtom)).toEqual({ 'address.email': 'email', 'address.phoneNumber': 'phone' })
})

test('a postcode and a VAT number are validated on blur by their country, with an example', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ zipCode: 'ABC', vatNumber: 'nonsense' })
  for (const key of ['zipCode', 'vatNumber']) await store.set(blurFieldAtom, field(key))
  expect(store.get(problemsAtom)).toEqual({
    'address.zipCode': { name: 'zipCode', example: '114 55' },
    'address.vatNumber': { name: 'vatNumber', example: 'SE123456789001' },
  })
  // They are shown at their fields; a list above would move the form.
  expect([store.get(listedAtom).size, store.get(leftFieldAtom)]).toEqual([0, 'address.vatNumber'])
})

test('a valid field that is left shows the value that will be sent', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ zipCode: 'se-11455', vatNumber: '556036-0793 01' })
  for (const key of ['zipCode', 'vatNumber']) await store.set(blurFieldAtom, field(key))
  expect(store.get(draftAtom)?.address).toMatchObject({ zipCode: '114 55', vatNumber: 'SE556036079301' })
  expect(store.get(problemsAtom)).toEqual({})
})

test('a number and a postcode of another country are hinted at and block nothing; a change ends the hint', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ ...kim, zipCode: '00100', city: 'Helsinki', phoneNumber: '+358 40 123 4567' })
  for (const key of ['zipCode', 'phoneNumber']) await store.set(blurFieldAtom, field(key))
  expect(store.get(doubtsAtom)).toEqual({
    'address.zipCode': { name: 'zipCode', country: 'SE' },
    'address.phoneNumber': { name: 'phone', country: 'FI' },
  })
  expect(store.get(problemsAtom)).toEqual({})
  await store.set(completeStepAtom, 'address')
  expect(store.get(stepAtom)).toBe('delivery')
  type({ phoneNumber: '+358 40 123 456' })
  expect(Object.keys(store.get(doubtsAtom))).toEqual(['address.zipCode'])
})

test('a change of country ends the hints of the former one', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ zipCode: '00100', phoneNumber: '+358 40 123 4567' })
  for (const key of ['zipCode', 'phoneNumber']) await store.set(blurFieldAtom, field(key))
  await store.set(setAddressCountryAtom, field('country'), 'FI')
  expect(store.get(doubtsAtom)).toEqual({})
})

test('a field that has the focus again when its rules arrive is not validated', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ zipCode: '114' })
  const left = store.set(blurFieldAtom, field('zipCode'))
  type({ zipCode: '1145' })
  await left
  expect(store.get(draftAtom)?.address.zipCode).toBe('1145')
  expect(store.get(problemsAtom)).toEqual({})
})

test('typed values are validated again when their address moves to another country', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ zipCode: '114 55' })
  await store.set(setAddressCountryAtom, field('country'), 'DK')
  expect(store.get(problemsAtom)).toEqual({ 'address.zipCode': { name: 'zipCode', example: '2100' } })
  await store.set(undoDeliveryCountryAtom)
  expect(store.get(problemsAtom)).toEqual({})
})

test('typed values survive a change of country, and the prices are those of the new one', async () => {
  const { store, type } = await createCheckoutWorld()
  type(kim)
  await store.set(setAddressCountryAtom, field('country'), 'DE')
  expect(store.get(draftAtom)?.address).toMatchObject({ ...kim, country: 'DE' })
  expect(store.get(formAtom)?.deliveryCountry).toBe('DE')
  expect(store.get(selectionAtom)?.currency).toBe('EUR')
})

test('a country with states asks for one and sends it to the service', async () => {
  const { store, calls } = await createCheckoutWorld()
  await store.set(setAddressCountryAtom, field('country'), 'IE')
  const form = store.get(formAtom)!
  expect(form.billing.at(-1)).toMatchObject({ key: 'state', required: true })
  expect(form.statesOf('address').length).toBeGreaterThan(20)
  await store.set(setAddressCountryAtom, field('country'), 'IE', 'D')
  expect(calls.at(-1)?.call).toBe('PUT /countries/IE/states/D')
  expect(store.get(draftAtom)?.address.state).toBe('D')
})

test('goods may go elsewhere than the bill: then their country makes the prices', async () => {
  const { store, type, calls } = await createCheckoutWorld()
  type(kim)
  const before = calls.length
  await store.set(deliverElsewhereAtom, true)
  await store.set(deliverElsewhereAtom, false)
  await store.set(deliverElsewhereAtom, true)
  // No call is needed while both addresses are in one country.
  expect(calls).toHaveLength(before)
  expect(store.get(formAtom)?.shipping.map(({ key }) => key)).toContain('address1')
  await store.set(setAddressCountryAtom, field('country', 'shippingAddress'), 'FI')
  const form = store.get(formAtom)!
  expect([form.countryOf('address'), form.countryOf('shippingAddress')]).toEqual(['SE', 'FI'])
  await store.set(deliverElsewhereAtom, false)
  expect(store.get(formAtom)?.deliveryCountry).toBe('SE')
})

test('undoing the country of a delivery address leaves the bill where it is', async () => {
  const { store } = await createCheckoutWorld()
  await store.set(deliverElsewhereAtom, true)
  await store.set(setAddressCountryAtom, field('country', 'shippingAddress'), 'DE')
  await store.set(undoDeliveryCountryAtom)
  const form = store.get(formAtom)!
  expect([form.countryOf('address'), form.countryOf('shippingAddress')]).toEqual(['SE', 'SE'])
  expect(store.get(draftAtom)?.elsewhere).toBe(true)
})

test('undoing a delivery to the bill’s country after all restores the delivery address', async () => {
  const { store, type, nextDocument } = await createCheckoutWorld()
  type(kim)
  await store.set(deliverElsewhereAtom, true)
  for (const [key, value] of Object.entries(kim)) {
    store.set(setFieldAtom, field(key, 'shippingAddress'), value)
  }
  await store.set(setAddressCountryAtom, field('country', 'shippingAddress'), 'DE')
  store.set(setFieldAtom, field('zipCode', 'shippingAddress'), '10115')
  await store.set(completeStepAtom, 'address')
  const next = nextDocument()
  await next.set(loadSelectionAtom, 'en')
  await next.set(deliverElsewhereAtom, false)
  expect(next.get(formAtom)?.deliveryCountry).toBe('SE')
  await next.set(undoDeliveryCountryAtom)
  const form = next.get(formAtom)!
  expect([form.countryOf('address'), form.countryOf('shippingAddress')]).toEqual(['SE', 'DE'])
})

test('undoing a change of country restores its state', async () => {
  const { store, type } = await createCheckoutWorld({ country: 'IE' })
  type(kim)
  await store.set(setAddressCountryAtom, field('country'), 'IE', 'D')
  await store.set(setAddressCountryAtom, field('country'), 'SE')
  await store.set(undoDeliveryCountryAtom)
  expect(store.get(draftAtom)?.address).toMatchObject({ ...kim, country: 'IE', state: 'D' })
})

test('a bill to another country than the goods go to changes no price', async () => {
  const { store, type, calls } = await createCheckoutWorld()
  type(kim)
  await store.set(deliverElsewhereAtom, true)
  const before = calls.length
  await store.set(setAddressCountryAtom, field('country'), 'FI')
  await store.set(deliverElsewhereAtom, true)
  expect(calls).toHaveLength(before)
  const form = store.get(formAtom)!
  expect([form.countryOf('address'), form.deliveryCountry]).toEqual(['FI', 'SE'])
})

test('a country that could not be chosen is not filled in', async () => {
  const { store, network } = await createCheckoutWorld()
  network.loses = () => 'before'
  await store.set(setAddressCountryAtom, field('country'), 'DE')
  expect(store.get(formAtom)?.deliveryCountry).toBe('SE')
  expect(store.get(draftAtom)?.address).not.toMatchObject({ country: 'DE' })
})

test('a change of country clears the state and the error of the country', async () => {
  const { store } = await createCheckoutWorld()
  await store.set(setAddressCountryAtom, field('country'), 'IE', 'D')
  store.set(problemsAtom, { 'address.country': 'required', 'address.city': 'required' })
  await store.set(setAddressCountryAtom, field('country'), 'DE')
  expect(store.get(draftAtom)?.address).toMatchObject({ country: 'DE', state: '' })
  expect(store.get(problemsAtom)).toEqual({ 'address.city': 'required' })
})

test('a customer finds their own address filled in, and continues to the delivery', async () => {
  const { store } = await createCheckoutWorld()
  await store.set(logInAtom, astrid)
  expect(store.get(draftAtom)?.address).toMatchObject({ email: astrid.email, address1: 'Provgatan 1' })
  expect(store.get(stepAtom)).toBe('delivery')
})

test('logging in after typing keeps the typed fields and the open step, and fills in the rest', async () => {
  const { store, type } = await createCheckoutWorld()
  type({ firstName: 'Kim', city: '' })
  await store.set(logInAtom, astrid)
  expect(store.get(draftAtom)?.address).toMatchObject({
    firstName: 'Kim',
    lastName: 'Exempel',
    zipCode: '114 55',
    city: '',
  })
  expect(store.get(stepAtom)).toBe('address')
})

test('values typed by a customer are hidden after the log-out, and shown again only to that customer', async () => {
  const { store, type } = await createCheckoutWorld()
  await store.set(logInAtom, astrid)
  type({ firstName: 'Kim' })
  expect(store.get(draftAtom)?.address.firstName).toBe('Kim')
  await store.set(logOutAtom)
  expect(store.get(draftAtom)?.address.firstName).toBeUndefined()
  await store.set(logInAtom, jonas)
  expect(store.get(draftAtom)?.address.firstName).toBe('Jonas')
  await store.set(logOutAtom)
  await store.set(logInAtom, astrid)
  expect(store.get(draftAtom)?.address.firstName).toBe('Kim')
})

test('an address abroad is filled in once the goods go there, and the step stays open', async () => {
  const { store } = await createCheckoutWorld()
  await store.set(logInAtom, jonas)
  expect(store.get(draftAtom)?.address).toMatchObject({ email: jonas.email, lastName: 'Beispiel' })
  expect(store.get(draftAtom)?.address).not.toHaveProperty('address1')
  await store.set(setAddressCountryAtom, field('country'), 'DE')
  expect(store.get(draftAtom)?.address).toMatchObject({ address1: 'Musterweg 2', zipCode: '10115' })
  expect(store.get(stepAtom)).toBe('address')
})

test('a postcode that is left while its country is being chosen is judged and written by that country', async () => {
  const { store, type } = await createCheckoutWorld()
  await store.set(fetchParserAtom, 'zipCode')
  const moving = store.set(setAddressCountryAtom, field('country'), 'FI')
  type({ zipCode: 'FI-00100', city: 'Helsinki' })
  await Promise.all([moving, store.set(blurFieldAtom, field('zipCode'))])
  expect(store.get(draftAtom)?.address).toMatchObject({ country: 'FI', zipCode: '00100', city: 'Helsinki' })
  expect([store.get(problemsAtom), store.get(doubtsAtom)]).toEqual([{}, {}])
})

test('an address typed while its country is being chosen is not mixed with the customer’s own', async () => {
  const { store, type } = await createCheckoutWorld()
  await store.set(logInAtom, jonas)
  const moving = store.set(setAddressCountryAtom, field('country'), 'DE')
  type({ city: 'Hamburg' })
  await moving
  expect(store.get(draftAtom)?.address).toMatchObject({ address1: '', zipCode: '', city: 'Hamburg' })
  expect(store.get(draftAtom)?.address.lastName).toBe('Beispiel')
})

test('an own address that is changed in one field keeps the others', async () => {
  const { store, type } = await createCheckoutWorld()
  await store.set(logInAtom, astrid)
  type({ address1: 'Nygatan 4' })
  expect(store.get(draftAtom)?.address).toMatchObject({ address1: 'Nygatan 4', zipCode: '114 55' })
})

test('an earlier address picked while another country is being chosen is not filled in', async () => {
  const { store } = await createCheckoutWorld()
  const recent = { company: '', address2: '', state: '', vatNumber: '', ...kim, country: 'SE' }
  const fields = store.get(formAtom)?.billing ?? []
  const moving = store.set(setAddressCountryAtom, field('country'), 'FI')
  await store.set(fillAddressAtom, 'address', fields, recent)
  await moving
  expect(store.get(draftAtom)?.address).not.toHaveProperty('zipCode')
})
