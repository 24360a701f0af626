import { expect, test } from 'vitest'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import {
  addressMissingAtom,
  changeDraftAtom,
  draftAtom,
  formAtom,
  problemsAtom,
  stepAtom,
  typedAtom,
} from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { addressAfterPaymentOffer } from '#src/features/checkout/payment/payment-kind.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import {
  keepOfferedHtmlAtom,
  offeredHtmlAtom,
  renewWidgetAtom,
} from '#src/features/checkout/widgets/replace-widget.atoms.ts'
import { saveNoteAtom } from '#src/features/checkout/widgets/save-note.atoms.ts'
import {
  formWidgetAtom,
  removeWidgetAtom,
  startWidgetAtom,
  wantedWidgetAtom,
  widgetMissingAtom,
  widgetOutdatedAtom,
  widgetWaitsAtom,
} from '#src/features/checkout/widgets/widget.atoms.ts'
import { payByWidgetAtom } from '#src/features/checkout/widgets/widget-payment.atoms.ts'
import { withValue } from '#tests/support/back-end/damages.ts'
import { rewriteJson } from '#tests/support/back-end/relay.ts'
import { createCheckoutWorld } from '#tests/support/worlds/checkout-world.ts'

const paymentMethod = 'one-step'
const typed = {
  email: 'ines@shopper.test',
  firstName: 'Inês',
  lastName: 'Costa',
  address1: 'Rua Augusta 1',
  zipCode: '1100-048',
  city: 'Lisboa',
  phoneNumber: '+351 21 000 0000',
}

type World = Awaited<ReturnType<typeof createOneStepCheckout>>

/** A shopper in Portugal at the payment step, with nothing typed. */
async function createOneStepCheckout(terms = true, quantity = 1) {
  const world = await createCheckoutWorld({ country: 'PT', quantity })
  await world.store.set(completeStepAtom, 'address')
  await world.store.set(completeStepAtom, 'delivery')
  if (terms) world.store.set(changeDraftAtom, { terms })
  return world
}

/** The same with the widget shown. */
async function createShownCheckout() {
  const world = await createOneStepCheckout()
  await world.store.set(startWidgetAtom, 'en')
  expect(world.store.get(formWidgetAtom)).toMatchObject({ kind: 'shown', paymentMethod })
  return world
}

const htmlOf = ({ store }: World) => {
  const state = store.get(formWidgetAtom)
  return state?.kind === 'shown' ? state.html : ''
}
const transactionOf = (world: World) => /"transaction":"(\w+)"/.exec(htmlOf(world))?.[1] ?? ''

/** Sends a request of the frame to its server. */
async function send({ sandbox }: World, transaction: string, path: string, fields = {}) {
  const body = new URLSearchParams(fields)
  const address = `/pay/widgets/one-step/${transaction}${path}`
  return (await sandbox.fetch(address, { method: 'POST', body })).json()
}

/** Presses "Pay" in the frame: the widget sends the page the address, and asks its server whether it has arrived. */
async function pay(world: World, changes: object = {}) {
  const transaction = transactionOf(world)
  const shown = await (await world.sandbox.fetch(`/pay/widgets/one-step/${transaction}/order`)).json()
  const pressed = await send(world, transaction, '', { ...typed, ...shown })
  const detail = {
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    responseEventRequired: false,
    addressIncluded: true,
    billingAddress: pressed.address,
    ...changes,
  }
  await world.store.set(payByWidgetAtom, detail, 'en')
  return send(world, transaction, '/confirm')
}

const orders = ({ sandbox }: World) => sandbox.sql.all('select * from placed_order')

test('the address step has only the country, is open at first, and is complete with it', async () => {
  const { store, sent } = await createCheckoutWorld({ country: 'PT' })
  const form = store.get(formAtom)
  expect(form?.billing.map(({ key }) => key)).toEqual(['country'])
  expect([form?.shipping, form?.identity, form?.newsletter, form?.withPayment]).toEqual([
    [],
    null,
    false,
    true,
  ])
  expect(store.get(stepAtom)).toBe('address')
  await store.set(completeStepAtom, 'address')
  expect(store.get(stepAtom)).toBe('delivery')
  expect(sent('PUT /payment-fields')).toEqual([{ address: { country: 'PT', newsletter: false } }])
})

test('a returning shopper continues at the delivery', async () => {
  const world = await createOneStepCheckout()
  const next = world.nextDocument()
  await next.get(cartQueueAtom)?.refresh(() => world.ports.checkout.selection())
  expect(next.get(stepAtom)).toBe('delivery')
})

test('the widget is started once the terms are accepted, with country and terms, and orders nothing', async () => {
  const world = await createOneStepCheckout(false)
  const { store, sent } = world
  expect([store.get(widgetWaitsAtom), store.get(widgetMissingAtom)]).toEqual([true, false])
  await store.set(startWidgetAtom, 'en')
  expect(sent('POST /payment')).toEqual([])
  store.set(changeDraftAtom, { terms: true, note: 'Ring the bell' })
  expect([store.get(widgetWaitsAtom), store.get(widgetMissingAtom)]).toEqual([false, true])
  await store.set(startWidgetAtom, 'en')
  expect(sent('POST /payment')).toEqual([
    {
      paymentMethod,
      paymentReturnPage: expect.stringContaining('/api/process-payment?checkoutToken='),
      paymentFailedPage: 'https://shop.test/checkout/?failed=1&reason=cancelled',
      termsAndConditions: true,
      address: { country: 'PT' },
      additionalNotes: 'Ring the bell',
    },
  ])
  expect([store.get(formWidgetAtom)?.kind, orders(world)]).toEqual(['shown', []])
})

test('a note that is changed next to the widget is saved, once', async () => {
  const { store, sent } = await createShownCheckout()
  await store.set(saveNoteAtom)
  expect(sent('PUT /payment-fields')).toHaveLength(2)
  store.set(changeDraftAtom, { note: 'Ring twice' })
  await store.set(saveNoteAtom)
  await store.set(saveNoteAtom)
  expect(sent('PUT /payment-fields').slice(2)).toEqual([{ additionalNotes: 'Ring twice' }])
  store.set(removeWidgetAtom, 'one-step')
  store.set(changeDraftAtom, { note: 'Ring thrice' })
  await store.set(saveNoteAtom)
  expect(sent('PUT /payment-fields')).toHaveLength(3)
})

test('without the terms the widget stays as it is, and waits', async () => {
  const world = await createShownCheckout()
  const html = htmlOf(world)
  world.store.set(changeDraftAtom, { terms: false })
  expect([world.store.get(widgetWaitsAtom), world.store.get(widgetOutdatedAtom)]).toEqual([true, false])
  expect(htmlOf(world)).toBe(html)
})

test('the address of the widget is posted, its result only logged, and the order placed on the return', async () => {
  const world = await createShownCheckout()
  const { leave } = await pay(world)
  expect(world.sent('POST /payment').at(-1)).toMatchObject({
    paymentMethod,
    paymentMethodSpecificFields: { transaction: transactionOf(world) },
    termsAndConditions: true,
    address: { ...typed, country: 'PT' },
  })
  expect([world.left, world.answers, world.logged]).toEqual([[], [], [expect.stringContaining('form')]])
  expect(world.store.get(payStateAtom)).toEqual({ kind: 'ready' })
  expect(world.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['paymentStarted']))
  expect(leave).toContain('result=approved')
  const fields = Object.fromEntries(new URL(leave).searchParams)
  const response = await world.sandbox.fetch('/api/checkout/payment-result', {
    method: 'POST',
    headers: { 'api-token': world.ports.token() ?? '' },
    body: JSON.stringify({ paymentMethodFields: fields }),
  })
  expect((await response.json()).order.address).toMatchObject({ ...typed, country: 'PT' })
})

test('without the terms, or with an event of another method, nothing is posted and nothing decided', async () => {
  const world = await createShownCheckout()
  world.store.set(changeDraftAtom, { terms: false })
  expect(await pay(world)).toEqual({})
  expect(world.store.get(problemsAtom)).toEqual({ termsAndConditions: 'terms' })
  world.store.set(changeDraftAtom, { terms: true })
  expect(await pay(world, { paymentMethod: 'another' })).toEqual({})
  expect(world.sent('POST /payment')).toHaveLength(1)
  expect(await pay(world)).toMatchObject({ leave: expect.stringContaining('approved') })
})

test('a changed cart starts no new payment: the open one follows it', async () => {
  const world = await createShownCheckout()
  const html = htmlOf(world)
  await world.store.set(addVoucherAtom, 'SAVE10')
  expect(world.store.get(widgetOutdatedAtom)).toBe(false)
  expect([htmlOf(world), world.sent('POST /payment').length]).toEqual([html, 1])
  expect(await pay(world)).toMatchObject({ leave: expect.stringContaining('approved') })
})

test('the widget of a delivery that was changed is the same one', async () => {
  const world = await createShownCheckout()
  const transaction = transactionOf(world)
  world.store.set(removeWidgetAtom, 'one-step')
  await world.store.set(startWidgetAtom, 'en')
  expect(transactionOf(world)).toBe(transaction)
})

test('HTML that the service wants replaced replaces the widget without a new payment, and once', async () => {
  const world = await createShownCheckout()
  const { store, ports } = world
  const before = htmlOf(world)
  await store.get(cartQueueAtom)?.refresh(() => ports.checkout.chooseLanguage('sv'))
  const offered = store.get(offeredHtmlAtom)
  expect(offered).toContain('Kassa i ett steg')
  store.set(keepOfferedHtmlAtom)
  // Later selections do not say so again.
  await store.get(cartQueueAtom)?.refresh(() => ports.checkout.selection())
  expect([store.get(offeredHtmlAtom), store.get(widgetOutdatedAtom), htmlOf(world)]).toEqual([
    null,
    true,
    before,
  ])
  await store.set(renewWidgetAtom, 'en')
  expect(htmlOf(world)).toBe(offered)
  expect(store.get(formWidgetAtom)).toMatchObject({ isLoaded: false })
  expect([store.get(offeredHtmlAtom), store.get(widgetOutdatedAtom)]).toEqual([null, false])
  expect(world.sent('POST /payment')).toHaveLength(1)
})

test('without such HTML a different language restarts the payment', async () => {
  const world = await createShownCheckout()
  const { store, ports } = world
  const before = htmlOf(world)
  await store.get(cartQueueAtom)?.refresh(() => ports.checkout.chooseLanguage('sv'))
  await store.get(cartQueueAtom)?.refresh(() => ports.checkout.selection())
  expect([store.get(offeredHtmlAtom), store.get(widgetOutdatedAtom)]).toEqual([null, true])
  await store.set(renewWidgetAtom, 'en')
  expect(world.sent('POST /payment')).toHaveLength(2)
  expect([htmlOf(world) === before, store.get(widgetOutdatedAtom)]).toEqual([false, false])
})

/** From now on selections want a widget replaced by this HTML. */
function offerHtml({ relay }: World, paymentHTML: string) {
  const pluginFields = { paymentHTML, qliroReplaceSnippet: true }
  relay.on(
    /GET .*selection$/,
    rewriteJson((body) => withValue(body, ['selection', 'pluginFields'], pluginFields)),
  )
}

const readCart = ({ store, ports }: World) =>
  store.get(cartQueueAtom)?.refresh(() => ports.checkout.selection())

test('a widget is also replaced where country, currency and language are the same', async () => {
  const world = await createShownCheckout()
  const { store } = world
  offerHtml(world, '<p>Later</p>')
  await readCart(world)
  store.set(keepOfferedHtmlAtom)
  expect([store.get(offeredHtmlAtom), store.get(widgetOutdatedAtom)]).toEqual([null, true])
  await store.set(renewWidgetAtom, 'en')
  expect([htmlOf(world), store.get(widgetOutdatedAtom)]).toEqual(['<p>Later</p>', false])
})

test('HTML that the selection had before the widget was started does not replace it', async () => {
  const world = await createShownCheckout()
  const { store } = world
  store.set(removeWidgetAtom, 'one-step')
  offerHtml(world, '<p>Earlier</p>')
  await readCart(world)
  await store.set(startWidgetAtom, 'en')
  expect(store.get(selectionAtom)?.pluginFields.qliroReplaceSnippet).toBe(true)
  expect(store.get(offeredHtmlAtom)).toBeNull()
})

test('missing goods are named, and the corrected cart has its own widget', async () => {
  const { store } = await createOneStepCheckout(true, 11)
  await store.set(startWidgetAtom, 'en')
  expect(store.get(formWidgetAtom)?.kind).toBe('failed')
  expect(store.get(cartErrorsAtom).get(wholeCart)).toBeDefined()
  expect(store.get(widgetMissingAtom)).toBe(true)
  await store.set(startWidgetAtom, 'en')
  expect(store.get(formWidgetAtom)?.kind).toBe('shown')
})

test('a change of country removes the widget, and the form asks for the whole address', async () => {
  const { store, sent } = await createShownCheckout()
  await store.set(changeCountryAtom, 'ES')
  expect(store.get(wantedWidgetAtom)).toBeNull()
  expect(store.get(formAtom)?.withPayment).toBe(false)
  expect(store.get(addressMissingAtom)).toBe(true)
  await store.set(payAtom, 'en')
  expect([store.get(stepAtom), sent('POST /payment').length]).toEqual(['address', 1])
})

test('one-step is offered while another method is chosen, unless there is nothing to pay', async () => {
  const { store } = await createOneStepCheckout()
  const offered = () => {
    const selection = store.get(selectionAtom)
    return selection && addressAfterPaymentOffer(selection)?.paymentMethod
  }
  expect(offered()).toBeUndefined()
  await store.set(choosePaymentAtom, 'card')
  expect(offered()).toBe(paymentMethod)
  await store.set(addVoucherAtom, 'GRATIS')
  expect(offered()).toBeUndefined()
})

test('a different method asks for the address; its typed values are kept while one-step is chosen', async () => {
  const { store, type } = await createOneStepCheckout()
  expect(store.get(addressMissingAtom)).toBe(false)
  await store.set(choosePaymentAtom, 'card')
  expect([store.get(addressMissingAtom), store.get(stepAtom)]).toEqual([true, 'payment'])
  type(typed)
  store.set(typedAtom, (draft) => ({ ...draft, elsewhere: true }))
  await store.set(choosePaymentAtom, paymentMethod)
  expect(store.get(draftAtom)?.elsewhere).toBe(false)
  expect(store.get(formAtom)?.billing.map(({ key }) => key)).toEqual(['country'])
  await store.set(choosePaymentAtom, 'card')
  expect(store.get(draftAtom)).toMatchObject({ elsewhere: true, address: typed })
})

test('a free order asks for the address', async () => {
  const { store } = await createShownCheckout()
  await store.set(addVoucherAtom, 'GRATIS')
  expect([store.get(wantedWidgetAtom), store.get(formAtom)?.withPayment]).toEqual([null, false])
  expect(store.get(addressMissingAtom)).toBe(true)
})

test('an order that the service places at the start leads to the confirmation', async () => {
  const world = await createOneStepCheckout()
  const { store, ports, sandbox } = world
  await sandbox.fetch('/api/checkout/payment-fields', {
    method: 'PUT',
    headers: { 'api-token': ports.token() ?? '' },
    body: JSON.stringify({ address: { ...typed, country: 'PT' } }),
  })
  await sandbox.fetch('/api/checkout/vouchers', {
    method: 'POST',
    headers: { 'api-token': ports.token() ?? '' },
    body: JSON.stringify({ voucher: 'GRATIS' }),
  })
  await store.set(startWidgetAtom, 'en')
  expect(world.left).toEqual([`https://shop.test/checkout/confirmation?centraPaymentMethod=${paymentMethod}`])
})
