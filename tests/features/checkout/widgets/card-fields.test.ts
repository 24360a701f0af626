import { expect, test } from 'vitest'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { changeDraftAtom, problemsAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import {
  endLoadingAtom,
  removeWidgetAtom,
  startWidgetAtom,
  wantedWidgetAtom,
  widgetsAtom,
} from '#src/features/checkout/widgets/widget.atoms.ts'
import { payByWidgetAtom } from '#src/features/checkout/widgets/widget-payment.atoms.ts'
import { isMissing, isOutdated } from '#src/features/checkout/widgets/widget-state.ts'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

const paymentMethod = 'adyen-drop-in'
const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  challenge: '4000000000003220',
  redirect: '4000000000003063',
  timeout: '4000000000000119',
}

type World = Awaited<ReturnType<typeof createPayableCheckout>>

/** A checkout whose card fields are shown and loaded. */
async function createCardCheckout(options: Parameters<typeof createPayableCheckout>[0] = {}) {
  const world = await createPayableCheckout(options)
  await world.store.set(choosePaymentAtom, paymentMethod)
  await world.store.set(startWidgetAtom, 'en')
  world.store.set(endLoadingAtom, paymentMethod, true)
  return world
}

/** The state of the widget on the page. */
const widgetOf = ({ store }: World) => store.get(widgetsAtom)[paymentMethod]

const isWidgetMissing = (world: World) => isMissing(widgetOf(world), world.store.get(wantedWidgetAtom))
const isWidgetOutdated = (world: World) => isOutdated(widgetOf(world), world.store.get(wantedWidgetAtom))

/** The payment that the widget on the page was started with. */
function transactionOf(world: World): string {
  const state = widgetOf(world)
  const [, transaction = ''] = state?.kind === 'shown' ? (/"transaction":"(\w+)"/.exec(state.html) ?? []) : []
  return transaction
}

/** Types a card into the fields and presses their button. */
async function payWithCard(world: World, number: string, changes: object = {}) {
  const transaction = transactionOf(world)
  const body = new URLSearchParams({ number })
  const typed = await world.sandbox.fetch(`/pay/widgets/card/${transaction}`, { method: 'POST', body })
  expect(typed.status).toBe(204)
  const detail = {
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    responseEventRequired: true,
    addressIncluded: false,
    ...changes,
  }
  await world.store.set(payByWidgetAtom, detail, 'en')
}

const refusal = { event: 'centra_checkout_payment_response', detail: { error: true } }
const orders = ({ sandbox }: World) => sandbox.sql.all('select * from placed_order')

test('choosing card fields starts a payment that orders nothing', async () => {
  const world = await createCardCheckout()
  expect(widgetOf(world)).toMatchObject({ kind: 'shown', paymentMethod, isLoaded: true })
  expect(world.sent('POST /payment')).toEqual([
    {
      paymentMethod,
      paymentInitiateOnly: true,
      paymentReturnPage: expect.stringContaining('/api/process-payment?checkoutToken='),
      paymentFailedPage: 'https://shop.test/checkout/?failed=1&reason=cancelled',
      address: { country: 'SE' },
    },
  ])
  expect(orders(world)).toEqual([])
})

test('an approved card leads to the confirmation, with the address of the form', async () => {
  const world = await createCardCheckout()
  const transaction = transactionOf(world)
  await payWithCard(world, cards.approved)
  expect(world.left).toEqual([`https://shop.test/checkout/confirmation?centraPaymentMethod=${paymentMethod}`])
  expect(world.sent('POST /payment').at(-1)).toMatchObject({
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    termsAndConditions: true,
    address: { lastName: 'Ek', country: 'SE' },
  })
  expect(orders(world)).toHaveLength(1)
  expect(world.answers).toEqual([])
  expect(world.events.map(({ kind }) => kind)).toContain('paymentStarted')
})

test('a widget’s own address replaces that of the form', async () => {
  const world = await createCardCheckout()
  const billingAddress = {
    email: 'bo@example.se',
    firstName: 'Bo',
    lastName: 'Alm',
    address1: 'Gatan 2',
    zipCode: '211 20',
    city: 'Malmö',
    country: 'SE',
    phoneNumber: '+46701740605',
  }
  await payWithCard(world, cards.approved, { addressIncluded: true, billingAddress })
  expect(world.sent('POST /payment').at(-1)).toMatchObject({ address: billingAddress })
})

test('a declined card is logged and leads to the failed page, which is told so; the widget gets no answer', async () => {
  const world = await createCardCheckout()
  await payWithCard(world, cards.declined)
  expect(world.left).toEqual(['https://shop.test/checkout/?failed=1&reason=declined'])
  expect(world.logged).toEqual([expect.stringContaining('refused')])
  expect(world.answers).toEqual([])
  expect(orders(world)).toEqual([])
})

test('3-D Secure in the page runs the code of the reply', async () => {
  const world = await createCardCheckout()
  await payWithCard(world, cards.challenge)
  expect(world.run).toEqual([expect.stringContaining('threeDS2')])
  expect([world.left, world.store.get(payStateAtom)]).toEqual([[], { kind: 'confirming' }])
  // Another method was chosen instead.
  world.store.set(removeWidgetAtom, paymentMethod)
  expect(world.store.get(payStateAtom)).toEqual({ kind: 'ready' })
})

test('3-D Secure on a page of its own leaves the shop', async () => {
  const world = await createCardCheckout()
  await payWithCard(world, cards.redirect)
  expect(world.left).toEqual([`https://provider.test/pay/hosted/${transactionOf(world)}`])
})

test('after a provider does not answer, the widget may be used again, and the outcome is resolved', async () => {
  const world = await createCardCheckout()
  await payWithCard(world, cards.timeout)
  expect(world.answers).toEqual([refusal])
  expect(world.store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
  expect(world.left).toEqual([])
})

test('without the terms nothing is sent, and the widget may be used again', async () => {
  const world = await createCardCheckout()
  world.store.set(changeDraftAtom, { terms: false })
  await payWithCard(world, cards.approved)
  expect(world.store.get(problemsAtom)).toEqual({ termsAndConditions: 'terms' })
  expect(world.answers).toEqual([refusal])
  expect(world.sent('POST /payment')).toHaveLength(1)
})

test('two presses send one payment', async () => {
  const world = await createCardCheckout()
  await Promise.all([payWithCard(world, cards.challenge), payWithCard(world, cards.challenge)])
  expect(world.sent('POST /payment')).toHaveLength(2)
})

test('a cart that changes makes the widget outdated: it pays nothing, and a new payment is started', async () => {
  const world = await createCardCheckout()
  const first = transactionOf(world)
  await world.store.set(addVoucherAtom, 'SAVE10')
  expect(isWidgetOutdated(world)).toBe(true)
  await payWithCard(world, cards.approved)
  expect(world.answers).toEqual([refusal])
  expect(world.store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'changed' })
  expect(orders(world)).toEqual([])
  await world.store.set(startWidgetAtom, 'en')
  expect(isWidgetOutdated(world)).toBe(false)
  expect(transactionOf(world)).not.toBe(first)
  await payWithCard(world, cards.approved)
  expect(orders(world)).toHaveLength(1)
})

test('a change in another tab that this one has not heard of is not paid', async () => {
  const world = await createCardCheckout()
  const token = world.ports.token() ?? ''
  await world.sandbox.fetch('/api/checkout/items/1-1', { method: 'POST', headers: { 'api-token': token } })
  await payWithCard(world, cards.approved)
  expect(orders(world)).toEqual([])
})

test('events of other methods, and unreadable ones, change nothing', async () => {
  const world = await createCardCheckout()
  const details = [null, 'pay', {}, { paymentMethod: 'another', responseEventRequired: true }]
  for (const detail of details) await world.store.set(payByWidgetAtom, detail, 'en')
  expect([world.answers, world.sent('POST /payment').length]).toEqual([[], 1])
})

test('without responseEventRequired the result is only logged', async () => {
  const world = await createCardCheckout()
  await payWithCard(world, cards.declined, { responseEventRequired: false })
  expect([world.left, world.answers]).toEqual([[], []])
  expect(world.logged).toEqual([expect.stringContaining('paymentMethod')])
})

test('a service that does not answer is a failure; trying again starts another payment', async () => {
  const world = await createPayableCheckout()
  await world.store.set(choosePaymentAtom, paymentMethod)
  world.network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await world.store.set(startWidgetAtom, 'en')
  expect(widgetOf(world)).toMatchObject({ kind: 'failed', messages: [] })
  expect(isWidgetMissing(world)).toBe(false)
  world.network.loses = () => null
  await world.store.set(startWidgetAtom, 'en')
  expect(widgetOf(world)).toMatchObject({ kind: 'shown' })
})

test('scripts that cannot be loaded are a failure', async () => {
  const world = await createCardCheckout()
  world.store.set(endLoadingAtom, paymentMethod, false)
  expect(widgetOf(world)).toMatchObject({ kind: 'failed', paymentMethod })
})

test('missing goods are named, and the corrected cart has its own widget', async () => {
  const world = await createPayableCheckout({ item: '1-1', quantity: 11 })
  await world.store.set(choosePaymentAtom, paymentMethod)
  await world.store.set(startWidgetAtom, 'en')
  expect(widgetOf(world)?.kind).toBe('failed')
  expect(world.store.get(cartErrorsAtom).get(wholeCart)).toBeDefined()
  expect(isWidgetMissing(world)).toBe(true)
})

test('a free order and a method without a widget want none', async () => {
  const world = await createPayableCheckout()
  expect(world.store.get(wantedWidgetAtom)).toBeNull()
  await world.store.set(choosePaymentAtom, paymentMethod)
  expect(world.store.get(wantedWidgetAtom)).not.toBeNull()
  await world.store.set(addVoucherAtom, 'GRATIS')
  expect(world.store.get(wantedWidgetAtom)).toBeNull()
})
