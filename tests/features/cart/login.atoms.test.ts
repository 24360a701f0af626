import { expect, test } from 'vitest'
import { logInResult } from '#src/features/account/log-in-result.ts'
import { addItemAtom } from '#src/features/cart/cart.atoms.ts'
import { logInAtom, logOutAtom } from '#src/features/cart/login.atoms.ts'
import { selectionAtom } from '#src/features/cart/selection.atoms.ts'
import { astrid } from '#tests/support/customers.ts'
import { createTestVisit } from '#tests/support/test-visit.ts'

async function filledVisit() {
  const visit = createTestVisit()
  await visit.store.set(addItemAtom, { item: '1-1', quantity: 1, name: 'Brake disc' })
  const logIn = async (email = astrid.email, password = astrid.password) =>
    logInResult(await visit.store.set(logInAtom, email, password))
  return { ...visit, logIn, now: () => visit.store.get(selectionAtom) }
}

test('a customer is logged in, the cart as it was', async () => {
  const { logIn, now } = await filledVisit()
  expect(await logIn()).toBe('in')
  expect(now()?.loggedIn).toMatchObject({ email: astrid.email, firstName: 'Astrid' })
  expect(now()?.lines).toHaveLength(1)
})

test('whoever is refused stays a guest with the same cart', async () => {
  const { logIn, now } = await filledVisit()
  expect(await logIn(astrid.email, 'amazon-121-red')).toBe('incorrect')
  expect(await logIn('nobody@example.com')).toBe('noAccount')
  expect([now()?.loggedIn, now()?.lines.length]).toEqual([null, 1])
})

test('logging in waits for its turn, and goes on under the new token', async () => {
  const { store, calls, logIn, now } = await filledVisit()
  const [, end] = await Promise.all([
    store.set(addItemAtom, { item: '2-1', quantity: 1, name: 'Oil' }),
    logIn(),
  ])
  expect(end).toBe('in')
  const [first, second] = calls.slice(-2).map(({ call }) => call)
  expect([first, second]).toEqual(['POST /items/2-1', 'POST /login/astrid%40example.com'])
  await store.set(addItemAtom, { item: '3-1', quantity: 1, name: 'Door' })
  expect([now()?.loggedIn?.email, now()?.lines.length]).toEqual([astrid.email, 3])
})

test('an answer that is lost leaves a guest who has lost nothing and may try again', async () => {
  const { network, logIn, now } = await filledVisit()
  network.loses = (call) => (call.startsWith('POST /login') ? 'after' : null)
  expect(await logIn()).toBe('failed')
  expect([now()?.loggedIn, now()?.lines.length]).toEqual([null, 1])
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

test('whoever is out already just leaves', async () => {
  const { store, sandbox, left, logIn, now } = await filledVisit()
  await logIn()
  sandbox.sql.run('update session set customer = null')
  expect(now()?.loggedIn?.email).toBe(astrid.email)
  expect(await store.set(logOutAtom)).toBe(true)
  expect(left).toEqual(['/login'])
})

test('whoever cannot be logged out stays and is told', async () => {
  const { store, network, left, logIn, now } = await filledVisit()
  await logIn()
  network.loses = (call) => (call === 'POST /logout' ? 'before' : null)
  expect(await store.set(logOutAtom)).toBe(false)
  expect([now()?.loggedIn?.email, left]).toEqual([astrid.email, []])
})
