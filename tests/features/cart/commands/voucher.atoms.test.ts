import { expect, test } from 'vitest'
import { loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import {
  addVoucherAtom,
  removeVoucherAtom,
  voucherMessageAtom,
  voucherWaitAtom,
} from '#src/features/cart/commands/voucher.atoms.ts'
import { pauseAfter } from '#src/features/cart/state/attempt-pause.ts'
import { cartBusyAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createCartWorld, createFilledCart } from '#tests/support/worlds/cart-world.ts'

async function createVoucherCart() {
  const world = await createFilledCart({ '1-1': 1 })
  const codes = () => world.store.get(selectionAtom)!.discounts.vouchers.map(({ voucher }) => voucher)
  /** The codes that were entered at the service so far. */
  const sent = () =>
    world.calls.filter(({ call }) => call === 'POST /vouchers').map(({ body }) => Object(body).voucher)
  return { ...world, codes, sent, status: () => world.store.get(voucherMessageAtom) }
}

test('a good code is added, and the message clears after five seconds', async () => {
  const { store, timer, codes, status } = await createVoucherCart()
  const adding = store.set(addVoucherAtom, ' save10 ')
  expect(store.get(cartBusyAtom)).toBe(true)
  expect(await adding).toBe(true)
  expect(store.get(cartBusyAtom)).toBe(false)
  expect(codes()).toEqual(['SAVE10'])
  expect(status()).toEqual({ status: 'added', returned: 'found', shown: true })
  timer.advance(5_000)
  expect(status()).toMatchObject({ status: 'added', shown: false })
})

test('a code the service does not know is invalid', async () => {
  const { store, codes, status } = await createVoucherCart()
  expect(await store.set(addVoucherAtom, 'NONSENSE')).toBe(false)
  expect(codes()).toEqual([])
  expect(status()).toEqual({ status: 'invalid', returned: 404, shown: true })
})

test('a code that could not be checked is not called invalid', async () => {
  const { store, status } = await createVoucherCart()
  expect(await store.set(addVoucherAtom, 'BREAKS')).toBe(false)
  expect(status()).toEqual({ status: 'unanswered', returned: null, shown: true })
})

test('a code whose answer got lost counts when it is in the cart', async () => {
  const { store, network, codes, status } = await createVoucherCart()
  await store.set(loadSelectionAtom, 'en')
  network.loses = (call) => (call === 'POST /vouchers' ? 'after' : null)
  expect(await store.set(addVoucherAtom, 'MINUS50')).toBe(true)
  expect(codes()).toEqual(['MINUS50'])
  expect(status()?.status).toBe('added')
})

test('a code is sent in its intended spelling, and the message about the last one disappears', async () => {
  const { store, calls, status } = await createVoucherCart()
  await store.set(addVoucherAtom, 'NONSENSE')
  const adding = store.set(addVoucherAtom, ' SAVE10 ')
  expect(status()).toBeNull()
  await adding
  expect(calls.at(-1)).toEqual({ call: 'POST /vouchers', body: { voucher: 'SAVE10' } })
  const removing = store.set(removeVoucherAtom, 'SAVE10')
  expect(status()).toBeNull()
  await removing
})

test('each message about a discount code is shown for five seconds of its own', async () => {
  const { store, timer, status } = await createVoucherCart()
  await store.set(addVoucherAtom, 'NONSENSE')
  timer.advance(3_000)
  await store.set(addVoucherAtom, 'SAVE10')
  timer.advance(4_999)
  expect(status()).toEqual({ status: 'added', returned: 'found', shown: true })
})

test.each([
  ['after', 'removed', []],
  ['before', 'unanswered', ['SAVE10']],
] as const)(
  'a code that is taken off while the answer gets lost %s the change is %s',
  async (when, said, left) => {
    const { store, network, codes, status } = await createVoucherCart()
    await store.set(loadSelectionAtom, 'en')
    await store.set(addVoucherAtom, 'SAVE10')
    network.loses = (call) => (call === 'DELETE /vouchers' ? when : null)
    expect(await store.set(removeVoucherAtom, 'SAVE10')).toBe(said === 'removed')
    expect([status()?.status, codes()]).toEqual([said, left])
  },
)

test.each([
  [403, 'invalid'],
  [429, 'limited'],
])('a code refused with status %i and no reason is %s', async (status, expected) => {
  const { ports, nextDocument } = createCartWorld()
  const refused = { ok: false as const, status, errors: {}, messages: [], body: null }
  const next = nextDocument({ ...ports, checkout: { ...ports.checkout, addVoucher: async () => refused } })
  await next.set(loadSelectionAtom, 'en')
  expect(await next.set(addVoucherAtom, 'SAVE10')).toBe(false)
  expect(next.get(voucherMessageAtom)).toMatchObject({ status: expected, returned: status })
})

test('discount codes are taken off one by one, with a message for each', async () => {
  const { store, codes, status } = await createVoucherCart()
  await store.set(addVoucherAtom, 'SAVE10')
  await store.set(addVoucherAtom, 'MINUS50')
  expect(await store.set(removeVoucherAtom, 'SAVE10')).toBe(true)
  expect(codes()).toEqual(['MINUS50'])
  expect(status()).toMatchObject({ status: 'removed', shown: true })
  expect(await store.set(removeVoucherAtom, 'NONSENSE')).toBe(false)
  expect(status()?.status).toBe('refused')
})

test('pauses after invalid codes begin with the third in a row and double up to eight seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([
    0, 0, 0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ])
})

test('after three invalid codes in a row the next waits for its turn, and says so, until one is found', async () => {
  const { store, timer, sent, status } = await createVoucherCart()
  const add = (code: string) => store.set(addVoucherAtom, code)
  for (const code of ['NO1', 'NO2', 'NO3']) await add(code)
  expect(sent()).toEqual(['NO1', 'NO2', 'NO3'])
  const fourth = add('NO4')
  expect(store.get(voucherWaitAtom)).toBe(1)
  timer.advance(999)
  expect(sent()).not.toContain('NO4')
  timer.advance(1)
  await fourth
  expect(store.get(voucherWaitAtom)).toBeNull()
  expect(status()?.status).toBe('invalid')
  expect(sent()).toContain('NO4')

  const fifth = add('SAVE10')
  expect(store.get(voucherWaitAtom)).toBe(2)
  timer.advance(2_000)
  expect(await fifth).toBe(true)
  for (const code of ['NO5', 'NO6', 'NO7']) await add(code)
  expect(sent().slice(-3)).toEqual(['NO5', 'NO6', 'NO7'])
})

test('a shopper who takes longer to type than the pause does not wait', async () => {
  const { store, timer, sent } = await createVoucherCart()
  for (const code of ['NO1', 'NO2', 'NO3']) await store.set(addVoucherAtom, code)
  timer.advance(1_000)
  await store.set(addVoucherAtom, 'NO4')
  expect(sent()).toContain('NO4')
})

test('a code that was not checked is not counted as invalid', async () => {
  const { store, sent } = await createVoucherCart()
  for (const code of ['NO1', 'NO2', 'BREAKS', 'BREAKS', 'NO3']) await store.set(addVoucherAtom, code)
  expect(sent()).toContain('NO3')
})
