import { describe, expect, test } from 'vitest'
import { astrid } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const { password } = astrid
const login = `/login/${encodeURIComponent(astrid.email)}`
const withToken = (token: unknown) => backend.shopper({ 'API-token': String(token) })

/** A shopper with one item in the cart, and the token it is kept under. */
async function guest() {
  const shopper = backend.shopper()
  await shopper.post('/items/1-1')
  return { shopper, token: String(shopper.token) }
}

describe('by default the login is connected to the token', () => {
  test('logging in keeps the token, and the next call under it is the customer’s', async () => {
    const { shopper, token } = await guest()
    expect((await shopper.post(login, { password })).at('token')).toBe(token)
    const next = await withToken(token).post('/items/2-1')
    expect([next.at('token'), next.at('loggedIn.email')]).toEqual([token, astrid.email])
  })

  test('logging out keeps the token, and only takes the login and the cart from it', async () => {
    const { shopper, token } = await guest()
    await shopper.post(login, { password })
    expect((await shopper.post('/logout')).at('token')).toBe(token)
    const next = await withToken(token).get('/selection')
    expect([next.at('token'), next.at('loggedIn'), next.at('selection.items')]).toEqual([
      token,
      undefined,
      [],
    ])
  })

  test('a call that was still being sent during a log-in goes to the customer’s cart', async () => {
    const { shopper, token } = await guest()
    const { slow, finish } = startSlowly(token)
    await shopper.post(login, { password })
    await finish('{ "additionalNotes": "mine" }')
    expect(await (await slow).json()).toMatchObject({
      token,
      selection: { additionalNotes: 'mine' },
      loggedIn: { email: astrid.email },
    })
  })

  test('a call that was still being sent during a log-out sees no data of the customer', async () => {
    const { shopper, token } = await guest()
    await shopper.post(login, { password })
    const { slow, finish } = startSlowly(token)
    await shopper.post('/logout')
    await finish('{ "additionalNotes": "late" }')
    const reply: unknown = await (await slow).json()
    expect(reply).toMatchObject({ token, selection: { items: [], additionalNotes: 'late' } })
    expect(reply).not.toHaveProperty('loggedIn')
  })

  test('a token in every reply is still one login', async () => {
    await backend.set({ rotateTokens: true })
    const { shopper, token } = await guest()
    await shopper.post(login, { password })
    expect((await shopper.get('/selection')).at('loggedIn.email')).toBe(astrid.email)
    await shopper.post('/logout')
    for (const oldToken of [shopper.token, token]) {
      expect((await withToken(oldToken).get('/selection')).at('loggedIn')).toBeUndefined()
    }
  })
})

describe('with renewTokenAtLogin', () => {
  test('logging in returns a new token; the old one keeps the cart as that of a guest', async () => {
    await backend.set({ renewTokenAtLogin: true })
    const { shopper, token } = await guest()
    await shopper.post(login, { password })
    expect(shopper.token).not.toBe(token)
    const old = await withToken(token).get('/selection')
    expect([old.at('token'), old.at('selection.items.0.item')]).toEqual([token, '1-1'])
    expect(old.at('loggedIn')).toBeUndefined()
  })

  test('logging out brings a new token, and the old one opens nothing any more', async () => {
    await backend.set({ renewTokenAtLogin: true })
    const { shopper } = await guest()
    await shopper.post(login, { password })
    const { token } = shopper
    expect((await shopper.post('/logout')).at('token')).not.toBe(token)
    const old = await withToken(token).get('/selection')
    expect([old.at('loggedIn'), old.at('selection.items')]).toEqual([undefined, []])
    expect([token, shopper.token]).not.toContain(old.at('token'))
  })

  test('a call that was still being sent under the old token sees no data of the customer', async () => {
    await backend.set({ renewTokenAtLogin: true })
    const { shopper, token } = await guest()
    const { slow, finish } = startSlowly(token)
    await shopper.post(login, { password })
    await finish('{ "additionalNotes": "mine" }')
    const reply: unknown = await (await slow).json()
    expect(reply).toMatchObject({ token, selection: { additionalNotes: 'mine' } })
    expect(reply).not.toHaveProperty('loggedIn')
    expect((await shopper.get('/selection')).at('selection.additionalNotes')).toBe('')
  })
})

test.each([true, false])(
  'a button pressed twice leaves both replies logged in (renewTokenAtLogin: %s)',
  async (renewTokenAtLogin) => {
    await backend.set({ renewTokenAtLogin })
    const { token } = await guest()
    const press = () => withToken(token).post(login, { password })
    for (const { status, at } of await Promise.all([press(), press()])) {
      expect(status).toBe(200)
      const after = await withToken(at('token')).get('/selection')
      expect([after.at('loggedIn.email'), after.at('selection.items.0.item')]).toEqual([astrid.email, '1-1'])
    }
  },
)

/** A change of the payment fields whose body has not been sent yet. */
function startSlowly(token: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const init = { method: 'PUT', headers: { 'API-token': token }, body: readable, duplex: 'half' }
  const slow = backend.sandbox.fetch('/api/checkout/payment-fields', init)
  return {
    slow,
    async finish(body: string) {
      const writer = writable.getWriter()
      await writer.write(new TextEncoder().encode(body))
      await writer.close()
    },
  }
}
