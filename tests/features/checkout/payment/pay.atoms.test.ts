import { describe, expect, test, vi } from 'vitest'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { StartProvider } from '#src/effects/provider/provider-start.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { logInAtom } from '#src/features/cart/commands/customer/login.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { cartQueueAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { focusAtom } from '#src/features/checkout/form/focus.atoms.ts'
import { changeDraftAtom, draftAtom, problemsAtom, stepAtom } from '#src/features/checkout/form/form.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { payStateAtom, resetAfterReturnAtom } from '#src/features/checkout/payment/pay-state.atoms.ts'
import { providerFollows } from '#src/features/checkout/payment/payment-kind.ts'
import { completeStepAtom } from '#src/features/checkout/steps/step.atoms.ts'
import {
  followUnclearAtom,
  resolvePaymentAtom,
} from '#src/features/checkout/unclear/resolve-payment.atoms.ts'
import { unclearPaymentAtom } from '#src/features/checkout/unclear/unclear-payment.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import type { Pass } from '#tests/support/back-end/relay.ts'
import { kim } from '#tests/support/examples/addresses.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import {
  createCheckoutWorld,
  createPayableCheckout,
  passUntil,
} from '#tests/support/worlds/checkout-world.ts'

const unknown = { kind: 'unknown', overdue: false } as const

test('a placed order leads to the confirmation page in the shopper’s language', async () => {
  const { store, left, sent } = await createPayableCheckout()
  await store.set(payAtom, 'sv')
  expect(left).toEqual(['https://shop.test/sv/checkout/confirmation?centraPaymentMethod=prepayment'])
  expect(store.get(payStateAtom)).toEqual({ kind: 'leaving' })
  expect(sent('POST /payment')).toEqual([
    {
      paymentMethod: 'prepayment',
      paymentReturnPage: expect.stringMatching(
        /^https:\/\/shop\.test\/api\/process-payment\?checkoutToken=[a-z0-9]{26}&locale=sv$/,
      ),
      paymentFailedPage: 'https://shop.test/sv/checkout/?failed=1&reason=cancelled',
      termsAndConditions: true,
      address: expect.objectContaining({ ...kim, country: 'SE', newsletter: false }),
    },
  ])
})

test('two presses place one order', async () => {
  const { store, sent } = await createPayableCheckout()
  await Promise.all([store.set(payAtom, 'en'), store.set(payAtom, 'en')])
  await store.set(payAtom, 'en')
  expect(sent('POST /payment')).toHaveLength(1)
})

test('returning to the page after leaving to pay makes the button ready again; an unknown result stays unknown', async () => {
  const { store, sent } = await createPayableCheckout()
  await store.set(payAtom, 'en')
  store.set(resetAfterReturnAtom)
  expect(store.get(payStateAtom)).toEqual({ kind: 'ready' })
  await store.set(payAtom, 'en')
  expect(sent('POST /payment')).toHaveLength(2)
  store.set(payStateAtom, unknown)
  store.set(resetAfterReturnAtom)
  expect(store.get(payStateAtom)).toEqual(unknown)
})

test('without accepted terms nothing is sent, and their box gets the focus', async () => {
  const { store, sent } = await createPayableCheckout()
  store.set(changeDraftAtom, { terms: false })
  await store.set(payAtom, 'en')
  expect(sent('POST /payment')).toEqual([])
  expect(store.get(problemsAtom)).toEqual({ termsAndConditions: 'terms' })
  expect(store.get(focusAtom)).toEqual({ name: 'termsAndConditions' })
  expect(store.get(payStateAtom)).toEqual({ kind: 'ready' })
})

test('an invoice needs a personal number, which travels with the order and is saved nowhere', async () => {
  const { store, type, sent, left } = await createPayableCheckout()
  await store.set(choosePaymentAtom, 'invoice')
  await store.set(payAtom, 'en')
  expect(store.get(problemsAtom)).toEqual({ 'address.identityNumber': 'required' })

  type({ identityNumber: '850709-9805' })
  store.set(changeDraftAtom, { note: 'Ring the bell' })
  await store.set(completeStepAtom, 'delivery')
  await store.set(payAtom, 'en')
  expect(left).toEqual(['https://shop.test/checkout/confirmation?centraPaymentMethod=invoice'])
  expect(sent('POST /payment').at(-1)).toMatchObject({
    address: { identityNumber: '850709-9805' },
    additionalNotes: 'Personal number: 850709-9805, Ring the bell',
  })
  expect(JSON.stringify(sent('PUT /payment-fields'))).not.toContain('850709')
})

test('fields only the payment takes are sent with it and saved nowhere before', async () => {
  const { store, type, sent } = await createPayableCheckout({ country: 'DE' })
  type({ zipCode: '10115', city: 'Berlin', company: 'Kim’s Garage', vatNumber: 'DE123456788' })
  await store.set(completeStepAtom, 'address')
  store.set(changeDraftAtom, { terms: true })
  await store.set(payAtom, 'en')
  expect(sent('POST /payment').at(-1)).toMatchObject({ address: { vatNumber: 'DE123456788' } })
  expect(JSON.stringify(sent('PUT /payment-fields'))).not.toMatch(/vatNumber|shippingAddress/)
})

test('a refusal of the service is shown at its field, in its step', async () => {
  const { store, type, left } = await createPayableCheckout()
  type({ company: 'Kim’s Garage', vatNumber: 'SE404040404001' })
  await store.set(payAtom, 'en')
  expect(store.get(problemsAtom)).toEqual({ 'address.vatNumber': 'vatNumber' })
  expect([store.get(stepAtom), store.get(focusAtom)]).toEqual(['address', { name: 'address.vatNumber' }])
  expect([store.get(payStateAtom), left]).toEqual([{ kind: 'ready' }, []])
})

test('a field that is malformed when the button is pressed opens its step, and nothing is ordered', async () => {
  const { store, type, sent } = await createPayableCheckout()
  type({ zipCode: '1' })
  await store.set(payAtom, 'en')
  expect(store.get(problemsAtom)).toEqual({ 'address.zipCode': { name: 'zipCode', example: '114 55' } })
  expect([store.get(stepAtom), store.get(focusAtom)]).toEqual(['address', { name: 'address.zipCode' }])
  expect(sent('POST /payment')).toEqual([])
})

test('goods that ran short are named, the cart is corrected, and the order can be placed again', async () => {
  const { store, left } = await createPayableCheckout({ quantity: 11 })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'ranShort' })
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(10)
  expect(store.get(cartErrorsAtom).get(wholeCart)?.problem).toMatchObject({
    kind: 'cut',
    cuts: [{ asked: 11, available: 10 }],
  })
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('an order that costs nothing is placed without its payment provider', async () => {
  const { store, left, sandbox } = await createPayableCheckout()
  await store.set(choosePaymentAtom, 'card')
  await store.set(addVoucherAtom, 'GRATIS')
  const free = store.get(selectionAtom)
  expect([free?.paymentMethod, free?.totals.grandTotal]).toEqual(['card', 0])
  expect(free && providerFollows(free)).toBe(false)
  await store.set(payAtom, 'en')
  expect(left).toEqual(['https://shop.test/checkout/confirmation?centraPaymentMethod=card'])
  expect(sandbox.sql.all('select * from payment')).toEqual([])
})

test('an answer that got lost is not a failure: the order is found by its receipt', async () => {
  const { store, network, left, sent } = await createPayableCheckout()
  network.loses = (call) => (call === 'POST /payment' ? 'after' : null)
  await store.set(payAtom, 'en')
  expect(left).toEqual(['https://shop.test/checkout/confirmation?centraPaymentMethod=prepayment'])
  expect(sent('POST /payment')).toHaveLength(1)
})

test('a payment that never arrived left the cart as it was, and may be tried again after two minutes', async () => {
  const world = await createPayableCheckout()
  const { store, network, left } = world
  network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  await passUntil(world, () => store.get(payStateAtom).kind === 'stopped')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
  expect(world.timer.now()).toBeGreaterThanOrEqual(120_000)
  network.loses = () => null
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('an order that the service places after the shopper has lost its reply leads to its confirmation', async () => {
  const world = await createPayableCheckout()
  const { store, relay, left } = world
  const late: Pass[] = []
  const endDelay = relay.on(/^POST .*\/payment$/, (_, pass) => {
    late.push(pass)
    return Promise.reject(new TypeError('network'))
  })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  endDelay()
  await late[0]?.()
  await passUntil(world, () => left.length > 0)
  expect(left).toEqual(['https://shop.test/checkout/confirmation?centraPaymentMethod=prepayment'])
})

test('a service that says it has failed leaves nothing open: the cart decides at once', async () => {
  const { store, relay } = await createPayableCheckout()
  relay.on(/^POST .*\/payment$/, () => new Response('{}', { status: 500 }))
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
})

test('a service that is too busy to take a payment has placed no order, and a later press may', async () => {
  const { store, relay, left } = await createPayableCheckout()
  const end = relay.on(/^POST .*\/payment$/, () => Response.json({ errors: {} }, { status: 429 }))
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'busy' })
  end()
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('the document after an unclear payment says the same, until it is known', async () => {
  const world = await createPayableCheckout()
  world.network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await world.store.set(payAtom, 'en')
  const next = world.nextDocument()
  expect(next.get(unclearPaymentAtom)).toMatchObject({ unclearSince: 0, total: 349, currency: 'SEK' })
  await next.set(followUnclearAtom, 'en', false)
  expect(next.get(payStateAtom)).toEqual(unknown)
  await passUntil({ ...world, store: next }, () => next.get(payStateAtom).kind === 'stopped')
  expect(world.nextDocument().get(unclearPaymentAtom)).toBeNull()
  const later = world.nextDocument()
  await later.set(followUnclearAtom, 'en', false)
  expect(later.get(payStateAtom)).toEqual({ kind: 'ready' })
})

test('after two minutes without any answer the shopper reads how to ask', async () => {
  const world = await createPayableCheckout()
  const { store, network, timer } = world
  network.loses = () => 'before'
  await store.set(followUnclearAtom, 'en', true)
  expect(store.get(payStateAtom)).toEqual(unknown)
  await passUntil(world, () => timer.now() > 120_000 && store.get(payStateAtom).kind === 'unknown')
  await passUntil(world, () => JSON.stringify(store.get(payStateAtom)).includes('true'))
  expect(store.get(payStateAtom)).toEqual({ kind: 'unknown', overdue: true })
})

test('the receipt of an earlier order is not taken for that of a payment without a reply', async () => {
  const world = await createPayableCheckout()
  const { store, network } = world
  await store.set(payAtom, 'en')
  store.set(payStateAtom, { kind: 'ready' })
  await store.set(loadSelectionAtom, 'en')
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Part' })
  network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  await passUntil(world, () => store.get(payStateAtom).kind === 'stopped')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
})

test('no second payment is sent while it is unknown whether the first one placed an order', async () => {
  const { store, network, left, sent } = await createPayableCheckout()
  network.loses = (call) => (call === 'POST /payment' ? 'after' : 'before')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  network.loses = () => null
  await store.set(payAtom, 'en')
  expect(sent('POST /payment')).toHaveLength(1)
  await store.set(resolvePaymentAtom, 'en')
  expect(left).toHaveLength(1)
})

test('a receipt without a readable cart leaves the result of a payment unknown', async () => {
  const { store, network, left } = await createPayableCheckout()
  network.loses = (call) => (call === 'POST /payment' ? 'after' : call === 'GET /selection' ? 'before' : null)
  await store.set(payAtom, 'en')
  expect([store.get(payStateAtom), left]).toEqual([unknown, []])
})

test('no payment is sent while the outcome of an earlier one is unknown, though the cart is still full', async () => {
  const { store, network, sent } = await createPayableCheckout()
  network.loses = (call) => (call.startsWith('PUT') ? null : 'before')
  await store.set(resolvePaymentAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  network.loses = () => null
  await store.set(payAtom, 'en')
  expect([store.get(payStateAtom), sent('POST /payment')]).toEqual([unknown, []])
})

test('a cart that could not be looked at before paying is not paid for', async () => {
  const { store, network, left, sent } = await createPayableCheckout()
  network.loses = () => 'before'
  await store.set(choosePaymentAtom, 'invoice')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'unsettled' })
  expect(sent('POST /payment')).toEqual([])

  network.loses = () => null
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('a cart whose total is unreadable is not paid for', async () => {
  const { store, sent } = await createPayableCheckout()
  const selection = store.get(selectionAtom)
  if (!selection) throw new Error('The shopper has no cart.')
  store.set(selectionAtom, { ...selection, totals: { ...selection.totals, grandTotal: null } })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'unsettled' })
  expect(sent('POST /payment')).toEqual([])
})

test('a cart that differs from the one on the screen is shown first, and paid at another press', async () => {
  const { store, network, left, sent, ports } = await createPayableCheckout()
  network.loses = () => 'before'
  await store.set(choosePaymentAtom, 'invoice')
  network.loses = () => null
  await ports.checkout.addItem('1-1', 2)

  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'changed' })
  expect(store.get(selectionAtom)?.lines[0]?.quantity).toBe(3)
  expect(sent('POST /payment')).toEqual([])

  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('an address that differs from the one on the screen is shown first', async () => {
  const { store, network, sent, ports } = await createCheckoutWorld()
  await store.set(logInAtom, astrid)
  await store.set(completeStepAtom, 'address')
  await store.set(completeStepAtom, 'delivery')
  store.set(changeDraftAtom, { terms: true })
  network.loses = () => 'before'
  await store.set(choosePaymentAtom, 'invoice')
  network.loses = () => null
  await ports.checkout.savePaymentFields({ address: { address1: 'Other street 7' } })

  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'changed' })
  expect(store.get(draftAtom)?.address.address1).toBe('Other street 7')
  expect(sent('POST /payment')).toEqual([])
})

test('an order waits for the deposit of its part, and is shown with it before it is paid', async () => {
  const { store, network, left, sent, ports } = await createPayableCheckout({ item: '5-1' })
  await ports.checkout.changeItems({
    lines: [{ line: depositLine(store.get(selectionAtom)), quantity: 0 }],
    items: [],
  })
  network.loses = (call) => (call === 'PUT /items' ? 'before' : null)
  await store.set(loadSelectionAtom, 'en')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'unsettled' })

  network.loses = () => null
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'changed' })
  expect(depositLine(store.get(selectionAtom))).not.toBe('')
  expect(sent('POST /payment')).toEqual([])
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

test('a part reduced to the stock at payment has its deposit reduced, too, before the order is placed', async () => {
  const { store, left } = await createPayableCheckout({ item: '5-1', quantity: 6 })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'ranShort' })
  await store.get(cartQueueAtom)?.runExclusive(async () => {})
  expect(store.get(selectionAtom)?.lines.map(({ quantity }) => quantity)).toEqual([4, 4])
  await store.set(payAtom, 'en')
  expect(left).toHaveLength(1)
})

const depositLine = (selection: Selection | null) =>
  selection?.lines.find(({ item }) => item === '9-1')?.line ?? ''

test('a declined payment gives the reason and keeps everything', async () => {
  const { store, type, left } = await createPayableCheckout()
  await store.set(choosePaymentAtom, 'invoice')
  type({ identityNumber: '850709-9805', email: 'decline@example.se' })
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'refused' })
  expect(store.get(draftAtom)?.address).toMatchObject({ ...kim, email: 'decline@example.se' })
  expect([store.get(selectionAtom)?.lines.length, left]).toEqual([1, []])
})

test('a payment by card leads to the provider’s page, and the cart stays', async () => {
  const { store, left } = await createPayableCheckout()
  await store.set(choosePaymentAtom, 'card')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual({ kind: 'leaving' })
  expect(left).toEqual([expect.stringMatching(/^https:\/\/provider\.test\/pay\/hosted\/[a-z0-9]{26}$/)])
  expect(store.get(selectionAtom)?.lines).toHaveLength(1)
})

test.each([
  ['bank', { kind: 'html', html: expect.stringContaining('action="https://provider.test/pay/start"') }],
  ['mobile', { kind: 'form', url: 'https://provider.test/pay/start', fields: expect.any(Object) }],
  ['wallet', { kind: 'code', code: expect.stringContaining('https://provider.test/pay/hosted/') }],
])('the code that the provider of %s sends is run once, and the cart stays', async (method, start) => {
  const { store, left, started } = await createPayableCheckout()
  await store.set(choosePaymentAtom, method)
  await Promise.all([store.set(payAtom, 'en'), store.set(payAtom, 'en')])
  expect(store.get(payStateAtom)).toEqual({ kind: 'leaving' })
  expect([started, left]).toEqual([[start], []])
  expect(store.get(selectionAtom)?.lines).toHaveLength(1)
})

test('code of a provider that fails ends the attempt, and the next press starts another one', async () => {
  const { store, type, started } = await createPayableCheckout()
  const visit = store.get(visitAtom)
  const fail = async () => {
    throw new Error('The wallet is closed')
  }
  store.set(visitAtom, visit && { ...visit, startProvider: fail })
  type({ email: 'script-error@example.com' })
  await store.set(choosePaymentAtom, 'wallet')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notStarted' })
  store.set(visitAtom, visit)
  await store.set(payAtom, 'en')
  expect([store.get(payStateAtom), started]).toEqual([
    { kind: 'leaving' },
    [{ kind: 'code', code: expect.stringContaining('throw new Error(') }],
  ])
})

test('a provider’s code that does not leave the page in time ends the attempt, and its form is removed', async () => {
  const { store, timer } = await createPayableCheckout()
  const visit = store.get(visitAtom)
  const signals: AbortSignal[] = []
  const stay: StartProvider = (_start, { signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  store.set(visitAtom, visit && { ...visit, startProvider: stay })
  await store.set(choosePaymentAtom, 'wallet')
  const paying = store.set(payAtom, 'en')
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  timer.advance(19_000)
  expect(store.get(payStateAtom)).toEqual({ kind: 'leaving' })
  timer.advance(1_000)
  await paying
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notStarted' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a payment that leads to a host that is not configured is unavailable, and the cart stays', async () => {
  const { store, left } = await createPayableCheckout()
  const visit = store.get(visitAtom)
  store.set(visitAtom, visit && { ...visit, paymentHosts: ['https://other.test'] })
  await store.set(choosePaymentAtom, 'card')
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'unavailable' })
  expect([store.get(selectionAtom)?.lines.length, left]).toEqual([1, []])
})

describe('after a return without an answer', () => {
  test('the service is asked until it answers, and the cart counts once no notification can come', async () => {
    const world = await createPayableCheckout()
    const { store, network, timer, left, sent, callNames } = world
    network.loses = () => 'before'
    void store.set(followUnclearAtom, 'en', true)
    await passUntil(world, () => timer.now() > 30_000)
    expect(store.get(payStateAtom).kind).not.toBe('stopped')
    network.loses = () => null
    const asked = callNames().length
    await passUntil(world, () => callNames().length > asked + 1 && store.get(payStateAtom).kind === 'unknown')
    expect(timer.now()).toBeLessThan(120_000)
    await passUntil(world, () => store.get(payStateAtom).kind === 'stopped')
    expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'notPlaced' })
    expect(timer.now()).toBeGreaterThanOrEqual(120_000)
    expect([left, sent('POST /payment')]).toEqual([[], []])
  })

  test('an order that the provider’s notification places a while later leads to its confirmation', async () => {
    const world = await createPayableCheckout()
    const late: Pass[] = []
    const endDelay = world.relay.on(/^POST .*\/payment$/, (_, pass) => {
      late.push(pass)
      return Promise.reject(new TypeError('network'))
    })
    await world.store.set(payAtom, 'en')
    endDelay()
    const returned = world.nextDocument()
    await returned.set(followUnclearAtom, 'en', true)
    expect(returned.get(payStateAtom)).toEqual(unknown)
    await late[0]?.()
    await passUntil({ ...world, store: returned }, () => returned.get(payStateAtom).kind === 'leaving')
    expect(world.left).toContain('https://shop.test/checkout/confirmation?centraPaymentMethod=prepayment')
  })
})

test('an order that was placed meanwhile leads to its confirmation', async () => {
  const { store, left, nextDocument } = await createPayableCheckout()
  await store.set(payAtom, 'en')
  const next = nextDocument()
  await next.set(followUnclearAtom, 'en', true)
  expect(left.at(-1)).toBe('https://shop.test/checkout/confirmation?centraPaymentMethod=prepayment')
})

test('an order whose payment the browser sent twice by itself is found by its receipt', async () => {
  const { store, network, left, sent } = await createPayableCheckout()
  network.loses = (call) => (call === 'POST /payment' ? 'repeated' : null)
  await store.set(payAtom, 'en')
  expect(left).toEqual(['https://shop.test/checkout/confirmation?centraPaymentMethod=prepayment'])
  expect(sent('POST /payment')).toHaveLength(1)
})

test('the order of a payment that was sent twice is requested again when the receipt was unavailable', async () => {
  const { store, network, left } = await createPayableCheckout()
  network.loses = (call) =>
    call === 'POST /payment' ? 'repeated' : call === 'GET /receipt' ? 'before' : null
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toEqual(unknown)
  network.loses = () => null
  await store.set(resolvePaymentAtom, 'en')
  expect(left).toHaveLength(1)
})

test('paying for a cart that was emptied elsewhere stops with "empty", after any earlier order', async () => {
  const { store, ports, left } = await createPayableCheckout({ item: '2-1' })
  await store.set(payAtom, 'en')
  store.set(payStateAtom, { kind: 'ready' })
  await store.set(loadSelectionAtom, 'en')
  await store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Part' })
  const line = store.get(selectionAtom)?.lines[0]?.line ?? ''
  await ports.checkout.decreaseLine(line, 1)
  await store.set(payAtom, 'en')
  expect(store.get(payStateAtom)).toMatchObject({ kind: 'stopped', reason: 'empty' })
  expect([store.get(selectionAtom)?.lines, left.length]).toEqual([[], 1])
})
