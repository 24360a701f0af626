import { expect, test } from 'vitest'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { chooseShippingAtom, shippingSlot } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { cartErrorsAtom } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { deliverElsewhereAtom } from '#src/features/checkout/form/address-country.atoms.ts'
import {
  changeDraftAtom,
  draftAtom,
  problemsAtom,
  setFieldAtom,
  stepAtom,
} from '#src/features/checkout/form/form.atoms.ts'
import { copiedPostcodeAtom } from '#src/features/checkout/form/widget-address.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { completeStepAtom, openStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import {
  endShippingLoadAtom,
  resetShippingAtom,
  shippingStateAtom,
} from '#src/features/checkout/widgets/shipping-widget.atoms.ts'
import { changeByWidgetAtom } from '#src/features/checkout/widgets/widget-change.atoms.ts'
import { field, kim } from '#tests/support/examples/addresses.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

const express = 'ingrid-express'
const suspendIgnore = { ingrid: true }
const praha = { ...kim, phoneNumber: '+46701740605', zipCode: '110 00', city: 'Praha' }

type World = Awaited<ReturnType<typeof createDelivery>>

/** A checkout in Czechia whose delivery step is open. */
async function createDelivery(zipCode = '110 00') {
  const world = await createCheckoutWorld({ country: 'CZ' })
  world.type({ ...praha, zipCode })
  await world.store.set(completeStepAtom, 'address')
  expect(world.store.get(stepAtom)).toBe('delivery')
  return world
}

function shippingOf({ store }: World) {
  const selection = store.get(selectionAtom)
  return [selection?.shippingMethod, selection?.totals.shipping]
}

/** Sends a request of the widget's frame to its own server. */
async function sendFromFrame({ store, sandbox }: World, fields: Record<string, string>) {
  const { snippet = '' } = store.get(selectionAtom)?.shippingWidget ?? {}
  const [, frame = ''] = /https:\/\/provider\.test(\/pay\/widgets\/delivery\/\w+)/.exec(snippet) ?? []
  const response = await sandbox.fetch(frame, { method: 'POST', body: new URLSearchParams(fields) })
  expect(response.status).toBe(200)
}

const changeTo = (zipCode: string, event = 'ingrid_v2_shipping_option_changed') => ({
  shippingAddress: { zipCode },
  additionalFields: { event, price: 0.01, external_method_id: 'another', suspendIgnore },
})

/** Chooses an option in the widget, which notifies the page. */
async function choose(world: World, option: string, zipCode = '110 00') {
  await sendFromFrame(world, { option })
  await world.store.set(changeByWidgetAtom, changeTo(zipCode))
}

async function typePostcode(world: World, zipCode: string) {
  await sendFromFrame(world, { zipCode })
  await world.store.set(changeByWidgetAtom, changeTo(zipCode, 'ingrid_v2_address_change'))
}

test('the selection has the widget, and its first option is chosen', async () => {
  const world = await createDelivery()
  expect(world.store.get(selectionAtom)?.shippingWidget).toEqual({
    plugin: 'ingrid',
    snippet: expect.stringContaining('shipwallet-container'),
    reload: false,
  })
  expect(shippingOf(world)).toEqual(['ingrid-home', 6.4])
})

test('a choice in the widget is sent unchanged, and costs the price of its server', async () => {
  const world = await createDelivery()
  await choose(world, express)
  expect(world.sent('PUT /payment-fields').at(-1)).toEqual(changeTo('110 00'))
  expect(shippingOf(world)).toEqual([express, 11.6])
  expect(world.logged).toEqual([])
})

test('the widget that asks stays awake, and calls are balanced', async () => {
  const world = await createDelivery()
  const from = world.suspensions.length
  await choose(world, express)
  expect(world.suspensions.slice(from)).toEqual([
    { call: 'suspend', ignore: suspendIgnore },
    { call: 'resume', ignore: suspendIgnore },
  ])
})

test('while another change waits too, the widget sleeps', async () => {
  const world = await createDelivery()
  await sendFromFrame(world, { option: express })
  const from = world.suspensions.length
  await Promise.all([
    world.store.set(changeByWidgetAtom, changeTo('110 00')),
    world.store.set(addVoucherAtom, 'SAVE10'),
  ])
  expect(world.suspensions.slice(from)).toEqual([
    { call: 'suspend', ignore: suspendIgnore },
    { call: 'resume', ignore: suspendIgnore },
    { call: 'suspend', ignore: {} },
    { call: 'resume', ignore: {} },
  ])
  expect(shippingOf(world)).toEqual([express, 11.6])
})

test('a call that is lost is shown and logged, the widgets are resumed, and it can be tried again', async () => {
  const world = await createDelivery()
  await sendFromFrame(world, { option: express })
  world.network.loses = (call) => (call === 'PUT /payment-fields' ? 'before' : null)
  await world.store.set(changeByWidgetAtom, changeTo('110 00'))
  const error = world.store.get(cartErrorsAtom).get(shippingSlot)
  expect(error).toMatchObject({ problem: { kind: 'unfinished' }, shown: true })
  expect(world.logged).toEqual([expect.stringContaining('ingrid_v2_shipping_option_changed')])
  expect(world.suspensions.at(-1)).toEqual({ call: 'resume', ignore: suspendIgnore })
  world.network.loses = () => null
  error?.again?.()
  await expect.poll(() => shippingOf(world)).toEqual([express, 11.6])
  expect(world.store.get(cartErrorsAtom).has(shippingSlot)).toBe(false)
})

test('a call with a lost reply counts as made', async () => {
  const world = await createDelivery()
  await sendFromFrame(world, { option: express })
  world.network.loses = (call) => (call === 'PUT /payment-fields' ? 'after' : null)
  await world.store.set(changeByWidgetAtom, changeTo('110 00'))
  expect(world.store.get(cartErrorsAtom).has(shippingSlot)).toBe(false)
  expect(shippingOf(world)).toEqual([express, 11.6])
})

test('a refused call is shown and logged by the names of its errors', async () => {
  const world = await createDelivery()
  const detail = { ...changeTo('110 00'), shippingAddress: { doorCode: 'secret' } }
  await world.store.set(changeByWidgetAtom, detail)
  expect(world.store.get(cartErrorsAtom).get(shippingSlot)).toMatchObject({ problem: { kind: 'refused' } })
  expect(world.logged).toEqual([expect.stringContaining('shippingAddress.doorCode')])
  expect(world.logged.join()).not.toContain('secret')
  expect(shippingOf(world)).toEqual(['ingrid-home', 6.4])
})

test('an unchanged or oversized choice is logged and not sent', async () => {
  const world = await createDelivery()
  const before = world.sent('PUT /payment-fields').length
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const details = [
    null,
    'change',
    circle,
    { additionalFields: { suspendIgnore: { ingrid: 'yes' } } },
    { additionalFields: { event: 'x'.repeat(200) } },
    { additionalFields: { more: 'x'.repeat(20_000) } },
  ]
  for (const detail of details) await world.store.set(changeByWidgetAtom, detail)
  expect(world.sent('PUT /payment-fields')).toHaveLength(before)
  expect(world.logged).toHaveLength(details.length)
})

test('a postcode that is typed in the widget is in the address, whose other fields are to be checked', async () => {
  const world = await createDelivery()
  await typePostcode(world, '602 00')
  expect(world.store.get(draftAtom)).toMatchObject({ elsewhere: false, address: { zipCode: '602 00' } })
  expect(world.store.get(copiedPostcodeAtom)).toBe('602 00')
  world.type({ city: 'Brno' })
  expect(world.store.get(copiedPostcodeAtom)).toBeNull()
})

test('a confirmed address is not asked about again', async () => {
  const world = await createDelivery()
  await typePostcode(world, '602 00')
  world.store.set(openStepAtom, 'address')
  await world.store.set(completeStepAtom, 'address')
  expect(world.store.get(stepAtom)).toBe('delivery')
  expect(world.store.get(copiedPostcodeAtom)).toBeNull()
})

test('a postcode that is only written in another way keeps the typed form', async () => {
  const world = await createDelivery('11000')
  await choose(world, express)
  expect(world.store.get(draftAtom)?.address.zipCode).toBe('11000')
  expect(world.store.get(copiedPostcodeAtom)).toBeNull()
})

test('a postcode from the widget goes into a separate delivery address', async () => {
  const world = await createDelivery()
  world.store.set(openStepAtom, 'address')
  const { email: _, phoneNumber: __, ...parcel } = praha
  world.type({ zipCode: '301 00', city: 'Plzeň' })
  await world.store.set(deliverElsewhereAtom, true)
  for (const [key, value] of Object.entries(parcel)) {
    world.store.set(setFieldAtom, field(key, 'shippingAddress'), value)
  }
  await world.store.set(completeStepAtom, 'address')
  await typePostcode(world, '602 00')
  expect(world.store.get(draftAtom)).toMatchObject({
    address: { zipCode: '301 00' },
    shippingAddress: { zipCode: '602 00' },
  })
})

test('the order is placed with the chosen option, for its postcode', async () => {
  const world = await createDelivery()
  await typePostcode(world, '602 00')
  await choose(world, express, '602 00')
  await world.store.set(completeStepAtom, 'delivery')
  expect(world.store.get(stepAtom)).toBe('payment')
  world.store.set(changeDraftAtom, { terms: true })
  await world.store.set(payAtom, 'en')
  const [placed] = world.sandbox.sql.all('select record from placed_order')
  expect(JSON.parse(String(placed?.record))).toMatchObject({
    shippingMethod: express,
    totals: { shippingPriceAsNumber: 11.6 },
    address: { zipCode: '602 00', lastName: 'Ek' },
    shippingAddress: { zipCode: '602 00', lastName: 'Ek' },
  })
})

test('a different postcode in the form withdraws a choice that is not offered there', async () => {
  const world = await createDelivery()
  await choose(world, express)
  world.store.set(openStepAtom, 'address')
  world.type({ zipCode: '301 00', city: 'Plzeň' })
  await world.store.set(completeStepAtom, 'address')
  expect(shippingOf(world)).toEqual(['ingrid-home', 7.2])
})

test('a country without the plugin has no widget; back in the other it is another one', async () => {
  const world = await createDelivery()
  const first = world.store.get(selectionAtom)?.shippingWidget
  await world.store.set(changeCountryAtom, 'SE')
  expect(world.store.get(selectionAtom)?.shippingWidget).toBeNull()
  expect(world.store.get(shippingStateAtom)).toBe('none')
  await world.store.set(changeCountryAtom, 'CZ')
  const second = world.store.get(selectionAtom)?.shippingWidget
  expect(second).toMatchObject({ plugin: 'ingrid' })
  expect(second?.snippet).not.toBe(first?.snippet)
})

test('during an outage the plain methods are left', async () => {
  const world = await createDelivery('999 99')
  expect(world.store.get(selectionAtom)?.shippingWidget).toBeNull()
  expect(shippingOf(world)).toEqual(['home', 7.9])
  await world.store.set(chooseShippingAtom, 'service-point')
  expect(shippingOf(world)).toEqual(['service-point', 4.9])
})

test('a widget that has loaded is started by its plugin; one that has not may be loaded again', async () => {
  const { store, initiated } = await createDelivery()
  expect(store.get(shippingStateAtom)).toBe('loading')
  store.set(endShippingLoadAtom, false)
  expect([store.get(shippingStateAtom), initiated]).toEqual(['failed', []])
  store.set(resetShippingAtom)
  expect(store.get(shippingStateAtom)).toBe('loading')
  store.set(endShippingLoadAtom, true)
  expect([store.get(shippingStateAtom), initiated]).toEqual(['shown', ['ingrid']])
})

test('without its widget the step goes on once one of the plain methods is chosen', async () => {
  const world = await createDelivery()
  world.store.set(endShippingLoadAtom, false)
  await world.store.set(completeStepAtom, 'delivery')
  expect(world.store.get(stepAtom)).toBe('delivery')
  expect(world.store.get(problemsAtom)).toEqual({ shippingMethod: 'choose' })
  await world.store.set(chooseShippingAtom, 'home')
  await world.store.set(completeStepAtom, 'delivery')
  expect(world.store.get(stepAtom)).toBe('payment')
  expect(shippingOf(world)).toEqual(['home', 7.9])
})

test('the step can be completed with the first option while the widget is loading', async () => {
  const world = await createDelivery()
  await world.store.set(completeStepAtom, 'delivery')
  expect(world.store.get(stepAtom)).toBe('payment')
})
