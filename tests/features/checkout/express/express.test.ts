import { expect, test } from 'vitest'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartBusyAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import {
  expressButtonsAtom,
  missingExpressAtom,
  outdatedExpressAtom,
  startExpressAtom,
} from '#src/features/checkout/express/express.atoms.ts'
import { payByExpressAtom } from '#src/features/checkout/express/express-payment.atoms.ts'
import { answerAddressAtom, answerMethodAtom } from '#src/features/checkout/express/wallet-sheet.atoms.ts'
import { changeDraftAtom, problemsAtom } from '#src/features/checkout/form/form.atoms.ts'
import { noticeAboveAtom, payStateAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { unclearPaymentAtom } from '#src/features/checkout/unclear/unclear-payment.atoms.ts'
import { endLoadingAtom, startWidgetAtom, widgetsAtom } from '#src/features/checkout/widgets/widget.atoms.ts'
import { payByWidgetAtom } from '#src/features/checkout/widgets/widget-payment.atoms.ts'
import { createCheckoutWorld, passUntil } from '#tests/support/worlds/checkout-world.ts'

const paymentMethod = 'stripe-payment-intents'
const address = {
  email: 'kai@wallet.example',
  firstName: 'Kai',
  lastName: 'Tamm',
  address1: 'Pikk 1',
  zipCode: '10111',
  city: 'Tallinn',
  country: 'EE',
  phoneNumber: '+37251234567',
}

type World = Awaited<ReturnType<typeof createCheckoutWorld>>

/** A checkout in Estonia whose form is empty, with the wallet's button. */
async function createExpressCheckout(options: Parameters<typeof createCheckoutWorld>[0] = {}) {
  const world = await createCheckoutWorld({ country: 'EE', ...options })
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  world.store.set(endLoadingAtom, paymentMethod, true)
  return world
}

const buttonOf = ({ store }: World) => store.get(widgetsAtom)[paymentMethod]
const selectionOf = ({ store }: World) => store.get(selectionAtom)!
const isOutdated = ({ store }: World) => store.get(outdatedExpressAtom).length > 0
const orders = ({ sandbox }: World) => sandbox.sql.all('select * from placed_order')

/** The payment that the button was started with. */
function transactionOf(world: World): string {
  const state = buttonOf(world)
  const [, transaction = ''] = state?.kind === 'shown' ? (/pi_(\w+)_secret_/.exec(state.html) ?? []) : []
  return transaction
}

/** A call of the wallet's sheet to its own server. */
async function wallet(world: World, path: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  const response = await world.sandbox.fetch(`/pay/widgets/express/${transactionOf(world)}/${path}`, {
    method: 'POST',
    body,
  })
  return { status: response.status, text: await response.text() }
}

/** The sheet requests a country, and handles the answer like the wallet. */
async function askFor(world: World, shippingCountry: string): Promise<unknown> {
  await world.store.set(answerAddressAtom, { shippingCountry, shippingState: '', shippingZipCode: '1' })
  return takeAnswer(world, 'centra_checkout_shipping_address_response')
}

async function askForMethod(world: World, shippingMethod: string): Promise<unknown> {
  await world.store.set(answerMethodAtom, { shippingMethod })
  return takeAnswer(world, 'centra_checkout_shipping_method_response')
}

async function takeAnswer(world: World, event: string): Promise<unknown> {
  const answer = world.answers.pop()
  expect(answer?.event).toBe(event)
  const detail = answer?.detail
  if (detail && typeof detail === 'object' && 'grandTotalPriceAsNumber' in detail) {
    const { grandTotalPriceAsNumber, currencyDenominator, currency } = detail as Record<
      string,
      number & string
    >
    const amount = String(Math.round(grandTotalPriceAsNumber! * currencyDenominator!))
    await wallet(world, 'total', { amount, currency: currency! })
  }
  return detail
}

/** Pays in the sheet; resolves with what the provider says then. */
async function pay(world: World, changes: object = {}, outcome = 'approved') {
  const transaction = transactionOf(world)
  await wallet(world, 'attempt', { outcome })
  const detail = {
    paymentMethod,
    paymentMethodSpecificFields: { transaction },
    responseEventRequired: false,
    addressIncluded: true,
    billingAddress: address,
    shippingAddress: address,
    ...changes,
  }
  await world.store.set(payByExpressAtom, detail, 'en')
  return wallet(world, 'confirmation')
}

const refusal = { error: true }

test('a button starts a payment that orders nothing, and no button of the page waits for it', async () => {
  const world = await createCheckoutWorld({ country: 'EE' })
  expect(world.store.get(missingExpressAtom)).toMatchObject([{ paymentMethod }])
  const busy: boolean[] = []
  world.store.sub(cartBusyAtom, () => busy.push(world.store.get(cartBusyAtom)))
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  expect([buttonOf(world)?.kind, busy, world.store.get(missingExpressAtom)]).toEqual(['shown', [], []])
  expect(world.sent('POST /payment')).toEqual([
    {
      paymentMethod,
      paymentInitiateOnly: true,
      paymentReturnPage: expect.stringContaining('/api/process-payment?checkoutToken='),
      paymentFailedPage: 'https://shop.test/checkout/?failed=1&reason=cancelled',
      address: { country: 'EE' },
    },
  ])
  expect(orders(world)).toEqual([])
})

test('the wallet pays with its own address; the form is not validated, and the result is only logged', async () => {
  const world = await createExpressCheckout()
  await askFor(world, 'EE')
  const { text } = await pay(world)
  expect(world.sent('POST /payment').at(-1)).toEqual({
    paymentMethod,
    paymentMethodSpecificFields: { transaction: transactionOf(world) },
    paymentReturnPage: expect.stringContaining('/api/process-payment?checkoutToken='),
    paymentFailedPage: 'https://shop.test/checkout/?failed=1&reason=cancelled',
    termsAndConditions: true,
    address,
    shippingAddress: address,
  })
  expect(JSON.parse(text).address).toContain('result=approved')
  expect(world.store.get(problemsAtom)).toEqual({})
  expect([world.left, world.answers, world.store.get(payStateAtom)]).toEqual([[], [], { kind: 'ready' }])
  expect(world.logged).toEqual([`The payment of ${paymentMethod}: javascript`])
  expect(world.events.map(({ kind }) => kind)).toContain('paymentStarted')
})

test('the note on the order is included, and only the country without an address of the wallet', async () => {
  const world = await createExpressCheckout()
  world.store.set(changeDraftAtom, { note: 'Ring twice' })
  await pay(world, { addressIncluded: false })
  expect(world.sent('POST /payment').at(-1)).toMatchObject({
    address: { country: 'EE' },
    additionalNotes: 'Ring twice',
  })
})

test('a country chosen in the sheet moves the cart, and the sheet stays', async () => {
  const world = await createExpressCheckout()
  const html = buttonOf(world)
  const outdated: number[] = []
  world.store.sub(outdatedExpressAtom, () => outdated.push(world.store.get(outdatedExpressAtom).length))
  const missing: number[] = []
  world.store.sub(expressButtonsAtom, () => missing.push(world.store.get(expressButtonsAtom).length))
  expect(await askFor(world, 'fi')).toMatchObject({
    country: 'FI',
    currency: 'EUR',
    currencyDenominator: 100,
    shippingMethod: 'service-point',
    shippingMethodsAvailable: expect.arrayContaining([
      { shippingMethod: 'home', name: expect.any(String), priceAsNumber: expect.any(Number) },
    ]),
  })
  expect(selectionOf(world).location.country).toBe('FI')
  expect(Math.max(0, ...outdated)).toBe(0)
  expect(Math.min(1, ...missing)).toBe(1)
  expect(buttonOf(world)).toMatchObject({ kind: 'shown', html: html?.kind === 'shown' ? html.html : '' })
  const there = { ...address, country: 'FI', zipCode: '00100' }
  const { text } = await pay(world, { billingAddress: there, shippingAddress: there })
  expect(JSON.parse(text)).toHaveProperty('address')
})

test('a delivery method chosen in the sheet is chosen in the cart', async () => {
  const world = await createExpressCheckout()
  expect(await askForMethod(world, 'service-point')).toMatchObject({ shippingMethod: 'service-point' })
  expect(selectionOf(world).shippingMethod).toBe('service-point')
  expect(isOutdated(world)).toBe(false)
  expect(JSON.parse((await pay(world)).text)).toHaveProperty('address')
  expect(await askForMethod(world, 'pigeon')).toEqual(refusal)
  expect(world.callNames()).not.toContain('PUT /shipping-methods/pigeon')
})

test('the total of the sheet is without the fee of the method that is chosen in the form', async () => {
  const world = await createExpressCheckout()
  const { totals, paymentMethod: chosen } = selectionOf(world)
  expect([chosen, totals.handling]).toEqual(['invoice', 1.9])
  expect(await askFor(world, 'EE')).toMatchObject({
    grandTotalPriceAsNumber: Math.round((totals.grandTotal! - 1.9) * 100) / 100,
  })
  await world.store.set(choosePaymentAtom, 'card')
  expect(isOutdated(world)).toBe(false)
})

test.each(['IS', 'GB', 'SE', 'ZZ', 'Estonia', ''])(
  '%s is refused, and the cart stays where it is',
  async (country) => {
    const world = await createExpressCheckout()
    const before = selectionOf(world)
    expect(await askFor(world, country)).toEqual(refusal)
    expect(selectionOf(world)).toEqual(before)
    expect(world.callNames().filter((call) => call.startsWith('PUT /countries'))).toEqual([])
    expect(isOutdated(world)).toBe(false)
  },
)

test('a country where a part of the cart is not sold is refused, and nothing is lost', async () => {
  const world = await createCheckoutWorld({ country: 'EE' })
  await world.store.set(addItemAtom, { item: '7-1', quantity: 2, name: 'Part' })
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  expect(await askFor(world, 'FI')).toEqual(refusal)
  const { location, lines } = selectionOf(world)
  expect([location.country, lines.map(({ quantity }) => quantity)]).toEqual(['EE', [1, 2]])
  expect(isOutdated(world)).toBe(false)
})

test('a country whose currency is not known before, or where the wallet is not offered, is left again', async () => {
  const world = await createExpressCheckout()
  // A service that does not name the currencies of its countries.
  world.store.set(selectionAtom, (selection) => ({
    ...selection!,
    countries: selection!.countries.map((country) => ({ ...country, currency: null })),
  }))
  const buttons: number[] = []
  world.store.sub(expressButtonsAtom, () => buttons.push(world.store.get(expressButtonsAtom).length))
  expect(await askFor(world, 'SE')).toEqual(refusal)
  const moves = world.callNames().filter((call) => call.startsWith('PUT /countries'))
  expect(moves).toEqual(['PUT /countries/SE', 'PUT /countries/EE'])
  expect(selectionOf(world).location.country).toBe('EE')
  expect(Math.min(1, ...buttons)).toBe(1)
  expect(isOutdated(world)).toBe(false)
})

test('a service that does not answer is an error, and the sheet may ask again', async () => {
  const world = await createExpressCheckout()
  world.network.loses = () => 'before'
  expect(await askFor(world, 'FI')).toEqual(refusal)
  world.network.loses = () => null
  expect(await askFor(world, 'FI')).toMatchObject({ country: 'FI' })
})

test('questions are answered one after the other, and every suspension is resumed', async () => {
  const world = await createExpressCheckout()
  const asleep: number[] = [0]
  world.ports.widget.suspend = () => void asleep.push(asleep.at(-1)! + 1)
  world.ports.widget.resume = () => void asleep.push(asleep.at(-1)! - 1)
  await Promise.all([
    world.store.set(answerAddressAtom, { shippingCountry: 'FI' }),
    world.store.set(answerMethodAtom, { shippingMethod: 'locker' }),
  ])
  expect(world.answers.map(({ detail }) => detail)).toMatchObject([
    { shippingMethod: 'service-point' },
    { shippingMethod: 'locker' },
  ])
  expect([asleep.at(-1), Math.max(...asleep)]).toEqual([0, 1])
})

test('a change by another device is in the answer, and may be paid then', async () => {
  const world = await createExpressCheckout()
  const headers = { 'api-token': world.ports.token() ?? '' }
  await world.sandbox.fetch('/api/checkout/items/1-1', { method: 'POST', headers })
  expect(JSON.parse((await pay(world)).text)).toHaveProperty('refused')
  expect([world.logged, world.store.get(payStateAtom)]).toEqual([
    [expect.stringContaining('refused')],
    { kind: 'ready' },
  ])
  await askFor(world, 'EE')
  expect(selectionOf(world).lines[0]?.quantity).toBe(2)
  expect(JSON.parse((await pay(world)).text)).toHaveProperty('address')
})

test('a cart that has changed makes the button outdated: it pays nothing, and another payment is started', async () => {
  const world = await createExpressCheckout()
  const first = transactionOf(world)
  await world.store.set(addVoucherAtom, 'SAVE10')
  expect(isOutdated(world)).toBe(true)
  await pay(world)
  expect(world.sent('POST /payment')).toHaveLength(1)
  expect([world.store.get(payStateAtom), world.store.get(noticeAboveAtom)]).toEqual([
    { kind: 'stopped', reason: 'changed', messages: [] },
    true,
  ])
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  expect([isOutdated(world), transactionOf(world) === first]).toEqual([false, false])
  expect(JSON.parse((await pay(world)).text)).toHaveProperty('address')
})

test('a country of the page starts another payment, or has no button', async () => {
  const world = await createExpressCheckout()
  await world.store.set(changeCountryAtom, 'LV')
  expect([isOutdated(world), world.store.get(expressButtonsAtom)]).toEqual([true, [paymentMethod]])
  await world.store.set(changeCountryAtom, 'SE')
  expect(world.store.get(expressButtonsAtom)).toEqual([])
  expect(await askFor(world, 'EE')).toEqual(refusal)
})

test('events of card fields do not reach the wallet, and the reverse', async () => {
  const world = await createExpressCheckout()
  await world.store.set(choosePaymentAtom, 'adyen-drop-in')
  await world.store.set(startWidgetAtom, 'en')
  expect(Object.keys(world.store.get(widgetsAtom)).sort()).toEqual(['adyen-drop-in', paymentMethod])
  const sent = world.sent('POST /payment').length
  await world.store.set(payByExpressAtom, { paymentMethod: 'adyen-drop-in' }, 'en')
  await world.store.set(payByWidgetAtom, { paymentMethod, responseEventRequired: true }, 'en')
  for (const detail of [null, 'pay', {}, { paymentMethod: 'another' }]) {
    await world.store.set(payByExpressAtom, detail, 'en')
  }
  expect([world.sent('POST /payment').length, world.answers, world.store.get(payStateAtom)]).toEqual([
    sent,
    [],
    { kind: 'ready' },
  ])
})

test('a payment without an answer is unclear as any other is, until two minutes are over', async () => {
  const world = await createExpressCheckout()
  world.network.loses = (call) => (call === 'POST /payment' ? 'after' : null)
  const { text } = await pay(world)
  expect(JSON.parse(text)).toHaveProperty('address')
  expect(world.logged).toEqual([expect.stringContaining('not answered')])
  const shown = () => [world.store.get(payStateAtom), world.store.get(noticeAboveAtom)]
  expect(shown()).toEqual([{ kind: 'unknown', overdue: false }, true])
  expect(world.store.get(unclearPaymentAtom)).toMatchObject({ unclearSince: 0, currency: 'EUR' })
  await pay(world)
  expect(world.sent('POST /payment')).toHaveLength(2)
  await passUntil(world, () => world.store.get(payStateAtom).kind === 'stopped')
  expect(world.timer.now()).toBeGreaterThanOrEqual(120_000)
  expect(shown()).toEqual([{ kind: 'stopped', reason: 'notPlaced', messages: [] }, true])
})

test('an order that the wallet has placed without an answer leads to its confirmation', async () => {
  const world = await createExpressCheckout()
  world.network.loses = (call) => (call === 'POST /payment' ? 'after' : null)
  const { text } = await pay(world)
  const { pathname, search } = new URL(JSON.parse(text).address)
  const returned = Object.fromEntries(new URLSearchParams(search))
  const headers = { 'api-token': world.ports.token() ?? '', 'content-type': 'application/json' }
  const body = JSON.stringify({ paymentMethodFields: returned })
  await world.sandbox.fetch('/api/checkout/payment-result', { method: 'POST', headers, body })
  expect([pathname, orders(world).length]).toEqual(['/api/process-payment', 1])
  await passUntil(world, () => world.left.length > 0)
  expect(world.left).toEqual([`https://shop.test/checkout/confirmation?centraPaymentMethod=${paymentMethod}`])
})

test('two presses send one payment', async () => {
  const world = await createExpressCheckout()
  await Promise.all([pay(world), pay(world)])
  expect(world.sent('POST /payment')).toHaveLength(2)
})

test('a service that does not answer is a failure, until the cart changes', async () => {
  const world = await createCheckoutWorld({ country: 'EE' })
  world.network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  expect([buttonOf(world)?.kind, world.store.get(missingExpressAtom)]).toEqual(['failed', []])
  await world.store.set(addVoucherAtom, 'SAVE10')
  expect(world.store.get(missingExpressAtom)).toHaveLength(1)
})

test('missing goods are named, and the corrected cart has its own button', async () => {
  const world = await createCheckoutWorld({ country: 'EE', quantity: 11 })
  await world.store.set(startExpressAtom, paymentMethod, 'en')
  expect(buttonOf(world)?.kind).toBe('failed')
  expect(selectionOf(world).lines[0]?.quantity).toBe(10)
  expect(world.store.get(cartErrorsAtom).get(wholeCart)).toBeDefined()
  expect(world.store.get(missingExpressAtom)).toHaveLength(1)
})

test('a free cart and an empty one have no button', async () => {
  const world = await createExpressCheckout()
  await world.store.set(addVoucherAtom, 'GRATIS')
  expect(world.store.get(expressButtonsAtom)).toEqual([])
})
