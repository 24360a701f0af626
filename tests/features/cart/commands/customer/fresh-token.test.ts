import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { paymentKey } from '#src/config.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { logInAtom, logOutAtom } from '#src/features/cart/commands/customer/login.atoms.ts'
import { resetPasswordAtom } from '#src/features/cart/commands/customer/password.atoms.ts'
import { registerAtom } from '#src/features/cart/commands/customer/register.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { uncopiedCartPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { payment } from '#tests/support/examples/addresses.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { type CartWorld, createCartWorld } from '#tests/support/worlds/cart-world.ts'

const disc = { item: '1-1', quantity: 2, name: 'Brake disc' }
const newcomer = {
  ...{ email: 'kim@example.com', password: 'four plain old words', firstName: 'Kim', lastName: 'Olsen' },
  ...{ country: 'SE', state: '', phoneNumber: '', company: '', vatNumber: '' },
  ...{ newsletter: true, asksForNewsletter: false },
}

/** Anyone who knows a token, with a separate client. */
const holderOf = ({ sandbox }: CartWorld, token: string | null) =>
  createShopper(sandbox, { 'API-token': String(token) })

/** The key in the link of the last mail. */
async function resetKey({ sandbox, ports }: CartWorld, email: string) {
  await ports.checkout.requestPasswordReset(email, 'reset-password')
  const [mail] = sandbox.sql.all('select body from inbox order by rowid desc limit 1')
  const query = new URLSearchParams(/\?(\S+)/.exec(String(mail?.body))?.[1])
  return { i: query.get('i') ?? '', id: query.get('id') ?? '' }
}

describe.each([
  { service: 'keeps the token', renewTokenAtLogin: false },
  { service: 'renews the token', renewTokenAtLogin: true },
])('at a service that $service', ({ renewTokenAtLogin }) => {
  test.each([
    ['a log-in', (world: CartWorld) => world.store.set(logInAtom, ownAccount(astrid))],
    ['a registration', (world: CartWorld) => world.store.set(registerAtom, newcomer)],
    [
      'a reset of the password',
      async (world: CartWorld) => {
        const { email } = ownAccount(astrid)
        return world.store.set(resetPasswordAtom, await resetKey(world, email), 'four plain old words')
      },
    ],
  ])('%s brings a new token: the one before opens no account', async (_, enter) => {
    const world = createCartWorld()
    await world.switches({ renewTokenAtLogin })
    await world.store.set(addItemAtom, disc)
    const planted = world.ports.token()
    await enter(world)
    const now = world.store.get(selectionAtom)
    expect([now?.loggedIn !== null, now?.lines.map(({ quantity }) => quantity)]).toEqual([true, [2]])
    expect(world.ports.token()).not.toBe(planted)
    const holder = holderOf(world, planted)
    expect((await holder.get('/selection')).at('loggedIn')).toBeUndefined()
    expect((await holder.get('/customer')).status).toBe(403)
  })
})

const Sections = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ section: v.number(), products: v.array(v.number()), required: v.boolean() })),
)

/** A set of the demo catalogue with a choice for each of its sections. */
function aSet({ sandbox }: CartWorld) {
  const [set] = sandbox.sql.all("select product, sections from bundle where kind = 'flexible'")
  const choices = v
    .parse(Sections, set?.sections)
    .filter(({ required }) => required)
    .map(({ section, products }) => ({ section: String(section), item: `${products.at(-1)}-1` }))
  return { item: `${set?.product}-1`, quantity: 2, name: 'Set', choices }
}

/** A cart of the demo catalogue with a part, a set of chosen parts, a part with a deposit, and a discount code. */
async function createMixedCart() {
  const world = createCartWorld({ seeded: true })
  const { store, sandbox } = world
  await store.set(loadSelectionAtom, 'en')
  const server = createShopper(sandbox, { authorization: `Bearer ${testSecret}` })
  const found = await server.post('/products', {
    ...{ language: 'en', market: 1, pricelist: 11 },
    search: 'remanufactured alternator',
    onlyAvailable: true,
  })
  const { products } = v.parse(Listing, found.body)
  const alternator = products.find(({ depositItem }) => depositItem)
  expect(await store.set(addItemAtom, aSet(world))).toBe(true)
  for (const item of ['858-1', alternator?.items[0]?.item ?? '']) {
    expect(await store.set(addItemAtom, { item, quantity: 2, name: item })).toBe(true)
  }
  expect(await store.set(addVoucherAtom, 'SAVE10')).toBe(true)
  await expect
    .poll(() => store.get(selectionAtom)?.lines.map(({ item }) => item))
    .toContain(alternator?.depositItem)
  return world
}

// The first question fills the demo catalogue.
await createCartWorld({ seeded: true }).ports.checkout.selection()

const goodsOf = (selection: Selection | null) =>
  selection?.lines
    .map(({ item, quantity, contents }) => [item, quantity, contents.map((part) => part.item)])
    .sort()

test('a guest’s goods come along: parts, sets with their choices, deposits, discount code, region', async () => {
  const { store } = await createMixedCart()
  const before = store.get(selectionAtom)
  expect(await store.set(logInAtom, ownAccount(astrid))).toBe('in')
  const after = store.get(selectionAtom)
  expect(goodsOf(after)).toEqual(goodsOf(before))
  expect(after?.discounts).toEqual(before?.discounts)
  expect(after?.location).toEqual(before?.location)
  expect(after?.totals).toEqual(before?.totals)
  expect(store.get(uncopiedCartPathAtom)).toBeNull()
})

test('a cart that was moved to another country stays there', async () => {
  const { store, ports } = createCartWorld()
  await store.set(addItemAtom, disc)
  await ports.checkout.chooseState('IE', 'CW', 'en')
  await store.set(logInAtom, ownAccount(astrid))
  expect(store.get(selectionAtom)?.location).toMatchObject({ country: 'IE', state: 'CW' })
})

test('log-in succeeds and names the parts that the new cart could not take over', async () => {
  const world = createCartWorld()
  const { store, sandbox, switches } = world
  await store.set(addItemAtom, { ...disc, quantity: 8 })
  await store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Oil' })
  const others = createShopper(sandbox)
  await others.post('/items/1-1', { quantity: 5 })
  expect((await others.post('/payment', payment)).status).toBe(201)
  await switches({ stockMode: 'aggressive' })
  expect(await store.set(logInAtom, ownAccount(astrid))).toBe('in')
  expect(store.get(uncopiedCartPathAtom)).toBe('/cart?said=moved&left=1-1')
})

test('the former token keeps no personal data, except while a payment may still end with it', async () => {
  const address = { email: 'canary@example.com', firstName: 'Canary', city: 'Canarytown' }
  for (const paying of [false, true]) {
    const world = createCartWorld()
    await world.store.set(addItemAtom, disc)
    await world.ports.checkout.savePaymentFields({ address, additionalNotes: 'Ring Canary' })
    const former = world.ports.token()
    if (paying) world.ports.browserStore.write(paymentKey, String(world.ports.now()))
    await world.store.set(logInAtom, ownAccount(astrid))
    const left = JSON.stringify((await holderOf(world, former).get('/selection')).body)
    expect(/canary/i.test(left)).toBe(paying)
    expect(JSON.stringify(world.store.get(selectionAtom))).not.toMatch(/canary/i)
  }
})

test('a customer who was still logged in under the former token is logged out of it', async () => {
  const world = createCartWorld()
  await world.store.set(logInAtom, ownAccount(astrid))
  await world.store.set(addItemAtom, disc)
  const former = world.ports.token()
  await world.store.set(logInAtom, ownAccount(jonas))
  expect(world.store.get(selectionAtom)).toMatchObject({ loggedIn: { firstName: 'Jonas' }, lines: [] })
  expect((await holderOf(world, former).get('/selection')).at('loggedIn')).toBeUndefined()
})

test.each([
  'PUT /countries/SE',
  'PUT /items',
  'POST /bundles/',
  'POST /items/bundles/',
  'POST /vouchers',
  'POST /login',
])('if %s is not answered, the visitor stays a guest with cart and token', async (broken) => {
  const { store, network, ports } = await createMixedCart()
  const before = store.get(selectionAtom)
  const token = ports.token()
  const customer = ownAccount(astrid)
  network.loses = (call) => (call.startsWith(broken) ? 'before' : null)
  expect(await store.set(logInAtom, customer)).toBe('failed')
  expect([store.get(selectionAtom), ports.token()]).toEqual([before, token])
  network.loses = () => null
  expect(await store.set(logInAtom, customer)).toBe('in')
  expect(goodsOf(store.get(selectionAtom))).toEqual(goodsOf(before))
})

test('a wrong password leaves cart and token as they are', async () => {
  const { store, ports } = createCartWorld()
  await store.set(addItemAtom, disc)
  const token = ports.token()
  expect(await store.set(logInAtom, { ...ownAccount(astrid), password: 'amazon-121-red' })).toBe('incorrect')
  expect([ports.token(), store.get(selectionAtom)?.lines.length]).toEqual([token, 1])
})

test('a customer who logs in again keeps the cart, also where the service has not saved it', async () => {
  for (const saves of [true, false]) {
    const world = createCartWorld()
    const customer = ownAccount(astrid)
    await world.store.set(logInAtom, customer)
    await world.store.set(addItemAtom, disc)
    if (!saves) world.sandbox.sql.run('update customer set selection = null')
    const former = world.ports.token()
    expect(await world.store.set(logInAtom, customer)).toBe('in')
    expect(world.store.get(selectionAtom)?.lines).toMatchObject([{ item: disc.item, quantity: 2 }])
    expect((await holderOf(world, former).get('/selection')).at('loggedIn')).toBeUndefined()
  }
})

test('the next visitor of this browser has a separate token', async () => {
  const world = createCartWorld()
  await world.store.set(logInAtom, ownAccount(astrid))
  const own = world.ports.token()
  await world.store.set(logOutAtom)
  await world.store.set(logInAtom, ownAccount(jonas))
  expect(world.ports.token()).not.toBe(own)
  expect((await holderOf(world, own).get('/selection')).at('loggedIn')).toBeUndefined()
})
