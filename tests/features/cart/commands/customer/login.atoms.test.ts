import { describe, expect, test } from 'vitest'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { logInAtom, logOutAtom } from '#src/features/cart/commands/customer/login.atoms.ts'
import { refreshCartAtom } from '#src/features/cart/commands/refresh-cart.atoms.ts'
import { joinedCartAtom, logInPause } from '#src/features/cart/state/log-in.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { createBrowser } from '#tests/support/cart-model/tabs.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

const disc = { item: '1-1', quantity: 1, name: 'Brake disc' }

// The service documents that a login is connected to its token; some deployments renew tokens at a log-in.
describe.each([
  { service: 'a service that keeps the token', renewTokenAtLogin: false },
  { service: 'a service that renews the token', renewTokenAtLogin: true },
])('at $service', ({ renewTokenAtLogin }) => {
  async function filledVisit() {
    const world = createCartWorld()
    await world.switches({ renewTokenAtLogin })
    await world.store.set(addItemAtom, disc)
    const logIn = async (email = astrid.email, password = astrid.password) =>
      world.store.set(logInAtom, { email, password })
    return { ...world, logIn, now: () => world.store.get(selectionAtom) }
  }

  test('a customer is logged in, the cart as it was', async () => {
    const { logIn, now } = await filledVisit()
    expect(await logIn()).toBe('in')
    expect(now()?.loggedIn).toMatchObject({ email: astrid.email, firstName: 'Astrid' })
    expect(now()?.lines).toHaveLength(1)
  })

  test('a refused log-in leaves the shopper a guest with the same cart', async () => {
    const { logIn, now } = await filledVisit()
    expect(await logIn(astrid.email, 'amazon-121-red')).toBe('incorrect')
    expect(await logIn('nobody@example.com')).toBe('noAccount')
    expect([now()?.loggedIn, now()?.lines.length]).toEqual([null, 1])
  })

  test('logging in waits for its turn, and the calls after it are the customer’s', async () => {
    const { store, calls, logIn, now } = await filledVisit()
    const [, end] = await Promise.all([
      store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Oil' }),
      logIn(),
    ])
    expect(end).toBe('in')
    const changes = calls.map(({ call }) => call).filter((call) => !call.startsWith('GET'))
    expect(changes.slice(-4)).toEqual([
      'POST /items/2-1',
      'PUT /countries/SE',
      'PUT /items',
      'POST /login/astrid%40example.com',
    ])
    await store.set(addItemAtom, { item: '3-1', quantity: 1, name: 'Door' })
    expect([now()?.loggedIn?.email, now()?.lines.length]).toEqual([astrid.email, 3])
  })

  test('a log-in whose answer is lost ends as the service has it', async () => {
    const { network, logIn, now } = await filledVisit()
    network.loses = (call) => (call.startsWith('POST /login') ? 'after' : null)
    // With the token kept the service has logged it in; a new token has never arrived.
    expect(await logIn()).toBe(renewTokenAtLogin ? 'failed' : 'in')
    expect(now()?.loggedIn?.email).toBe(renewTokenAtLogin ? undefined : astrid.email)
    expect(now()?.lines).toHaveLength(1)
    network.loses = () => null
    expect(await logIn()).toBe('in')
    expect(now()?.lines).toHaveLength(1)
  })

  test('logging out empties the cart and leaves for the log-in page', async () => {
    const { store, left, logIn, now } = await filledVisit()
    await logIn()
    expect(await store.set(logOutAtom)).toBe(true)
    expect([now()?.loggedIn, now()?.lines, left]).toEqual([null, [], ['/login']])
  })

  test('a log-out whose answer is lost is a log-out', async () => {
    const { store, network, left, logIn, now } = await filledVisit()
    await logIn()
    network.loses = (call) => (call === 'POST /logout' ? 'after' : null)
    expect(await store.set(logOutAtom)).toBe(true)
    expect([now()?.loggedIn, now()?.lines, left]).toEqual([null, [], ['/login']])
  })

  test('logging out when already logged out leaves for the log-in page', async () => {
    const { store, sandbox, left, logIn, now } = await filledVisit()
    await logIn()
    sandbox.sql.run('update session set customer = null')
    expect(now()?.loggedIn?.email).toBe(astrid.email)
    expect(await store.set(logOutAtom)).toBe(true)
    expect(left).toEqual(['/login'])
  })

  test('a failed log-out keeps the customer logged in and returns false', async () => {
    const { store, network, left, logIn, now } = await filledVisit()
    await logIn()
    network.loses = (call) => (call === 'POST /logout' ? 'before' : null)
    expect(await store.set(logOutAtom)).toBe(false)
    expect([now()?.loggedIn?.email, left]).toEqual([astrid.email, []])
  })

  test('the other tabs follow a log-in and a log-out', async () => {
    const world = await filledVisit()
    const browser = createBrowser(world.ports.now, (work) => work())
    const refreshed: Promise<void>[] = []
    const openTab = () => {
      const tab = { alive: true }
      const store = world.nextDocument({ ...world.ports, tabs: browser.tabsOf(tab) })
      browser.listen(tab, () => refreshed.push(store.set(refreshCartAtom, 'after', 'en')))
      return store
    }
    const [here, there] = [openTab(), openTab()]
    await there.set(loadSelectionAtom, 'en')
    expect(there.get(selectionAtom)?.loggedIn).toBeNull()

    await here.set(logInAtom, astrid)
    await Promise.all(refreshed)
    expect(there.get(selectionAtom)?.loggedIn?.email).toBe(astrid.email)
    await there.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Oil' })
    expect(there.get(selectionAtom)?.loggedIn?.email).toBe(astrid.email)

    await here.set(logOutAtom)
    await Promise.all(refreshed)
    expect(there.get(selectionAtom)).toMatchObject({ loggedIn: null, lines: [] })
    await there.set(addItemAtom, disc)
    expect(there.get(selectionAtom)).toMatchObject({ loggedIn: null, lines: [{ item: '1-1' }] })
  })

  test('a page restored by the browser shows no data of a customer who has logged out since', async () => {
    const { store, nextDocument, logIn, now } = await filledVisit()
    await logIn()
    const next = nextDocument()
    await next.set(loadSelectionAtom, 'en')
    expect(await next.set(logOutAtom)).toBe(true)
    expect(now()?.loggedIn?.email).toBe(astrid.email)
    await store.set(refreshCartAtom, 'back', 'en')
    expect(now()).toMatchObject({ loggedIn: null, lines: [] })
  })
})

test('after three wrong passwords in a row the next waits for its turn, and says so, until one is right', async () => {
  const { store, timer, calls } = createCartWorld()
  await store.set(loadSelectionAtom, 'en')
  const { email } = ownAccount(astrid)
  const attempts = () => calls.filter(({ call }) => call.startsWith('POST /login')).length
  const wrong = () => store.set(logInAtom, { email, password: 'amazon-121-red' })
  for (let count = 0; count < 3; count += 1) expect(await wrong()).toBe('incorrect')
  const fourth = store.set(logInAtom, { email: ownAccount(astrid).email, password: 'amazon-121-red' })
  await expect.poll(() => store.get(logInPause.waitAtom)).toBe(1)
  timer.advance(999)
  expect(attempts()).toBe(3)
  timer.advance(1)
  expect(await fourth).toBe('incorrect')
  expect(store.get(logInPause.waitAtom)).toBeNull()

  const fifth = store.set(logInAtom, ownAccount(astrid))
  await expect.poll(() => store.get(logInPause.waitAtom)).toBe(2)
  timer.advance(2_000)
  expect(await fifth).toBe('in')
  await store.set(logOutAtom)
  expect(await wrong()).not.toBe('failed')
  expect(store.get(logInPause.waitAtom)).toBeNull()
})

test('a log-in says whether the saved cart is back or has joined that of the guest', async () => {
  const customer = ownAccount(astrid)
  const { store } = createCartWorld()
  await store.set(addItemAtom, disc)
  await store.set(logInAtom, customer)
  expect(store.get(joinedCartAtom)).toBeNull()
  await store.set(logOutAtom)

  await store.set(logInAtom, customer)
  expect(store.get(joinedCartAtom)).toEqual({ kind: 'back', count: 1 })
  await store.set(logOutAtom)
  expect(store.get(joinedCartAtom)).toBeNull()

  await store.set(addItemAtom, { item: '2-1', quantity: 2, name: 'Oil' })
  await store.set(logInAtom, { ...customer, password: 'amazon-121-red' })
  expect(store.get(joinedCartAtom)).toBeNull()
  await store.set(logInAtom, customer)
  expect(store.get(joinedCartAtom)).toEqual({ kind: 'joined', count: 3 })
})
