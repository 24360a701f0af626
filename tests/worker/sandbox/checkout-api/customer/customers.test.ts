import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { payment } from '#tests/support/examples/addresses.ts'
import { astrid, jonas } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
const login = ({ email }: { email: string }) => `/login/${encodeURIComponent(email)}`

describe.each([
  { mode: 'a token that stays at log-in', renewTokenAtLogin: false },
  { mode: 'a token that is renewed at log-in', renewTokenAtLogin: true },
])('customers with $mode', ({ renewTokenAtLogin }) => {
  beforeEach(() => backend.set({ renewTokenAtLogin }))

  async function astridIn() {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const before = String(shopper.token)
    const reply = await shopper.post(login(astrid), { password: astrid.password })
    return { shopper, before, reply }
  }

  describe('POST /login/{email}', () => {
    test('200: the whole selection, with who is logged in and the cart as it was', async () => {
      const { reply } = await astridIn()
      expect(reply.status).toBe(200)
      expect(reply.at('selection.items.0.item')).toBe('1-1')
      expect(reply.at('loggedIn')).toMatchObject({
        customer: expect.stringMatching(/^\d+$/),
        email: astrid.email,
        firstName: 'Astrid',
        city: 'Stockholm',
        country: 'SE',
        newsletter: true,
      })
      expect(JSON.stringify(reply.body)).not.toMatch(/pbkdf2|amazon/)
    })

    test('every demo customer is let in, however the address is written', async () => {
      for (const { email, password } of [astrid, jonas]) {
        const reply = await backend.shopper().post(login({ email: email.toUpperCase() }), { password })
        expect([reply.status, reply.at('loggedIn.email')]).toEqual([200, email])
      }
    })

    test('every reply about the selection says so from then on, and an order too', async () => {
      const { shopper } = await astridIn()
      const replies = [
        await shopper.get('/selection'),
        await shopper.put('/countries/SE'),
        await shopper.post('/items/2-1'),
        await shopper.post('/payment', payment),
        await shopper.get('/receipt'),
        await shopper.get('/selection'),
      ]
      expect(replies.map((reply) => reply.at('loggedIn.email'))).toEqual(replies.map(() => astrid.email))
    })

    test.each([
      ['a wrong password', astrid.email, 'amazon-121-red'],
      ['no password', astrid.email, ''],
      ['an address that is not registered', 'somebody@example.com', astrid.password],
      ['an address that is too long', `${'a'.repeat(5000)}@example.com`, astrid.password],
    ])('406 password incorrect: %s', async (_, email, password) => {
      const shopper = backend.shopper()
      await shopper.post('/items/1-1')
      const { token } = shopper
      const reply = await shopper.post(login({ email }), { password })
      expect([reply.status, reply.at('errors')]).toEqual([406, { password: 'incorrect' }])
      expect(reply.at('token')).toBe(token)
      expect((await shopper.get('/selection')).at('loggedIn')).toBeUndefined()
    })

    test('406 password not valid: where none is sent', async () => {
      const reply = await backend.shopper().post(login(astrid))
      expect([reply.status, reply.at('errors')]).toEqual([406, { password: 'not valid' }])
    })

    test('404 email: the sentinel of a service that gives away who is unknown', async () => {
      const reply = await backend.shopper().post(login({ email: 'nobody@example.com' }), { password: 'x' })
      expect([reply.status, reply.at('errors')]).toEqual([404, { email: 'not found' }])
    })

    test('403 accessRight: without a session there is nothing to be logged in', async () => {
      const passer = backend.shopper({ 'API-token': 'none' })
      const reply = await passer.post(login(astrid), { password: astrid.password })
      expect([reply.status, reply.at('token'), reply.at('errors')]).toEqual([
        403,
        null,
        { accessRight: 'denied' },
      ])
    })
  })

  describe('POST /logout', () => {
    test('200: an empty cart in the same country, without a customer', async () => {
      const { shopper } = await astridIn()
      await shopper.put('/countries/DE')
      const reply = await shopper.post('/logout')
      expect([reply.status, reply.at('selection.items'), reply.at('loggedIn')]).toEqual([200, [], undefined])
      expect(reply.at('location.country')).toBe('DE')
      expect((await shopper.post('/logout')).status).toBe(403)
    })

    test('leaves no data of the customer to the next person at this machine', async () => {
      const { shopper } = await astridIn()
      await shopper.post('/payment', { ...payment, paymentMethod: 'prepayment' })
      await shopper.post('/items/2-1')
      await shopper.put('/payment-fields', {
        address: { email: 'private@example.com', city: 'Lund' },
        shippingAddress: { city: 'Visby' },
        additionalNotes: 'Ring twice',
      })
      await shopper.post('/vouchers', { voucher: 'SAVE10' })
      await shopper.post('/logout')
      const next = await shopper.get('/selection')
      expect(JSON.stringify(next.body)).not.toMatch(/Astrid|private|Lund|Visby|Ring twice|SAVE10/)
      expect((await shopper.get('/receipt')).at('errors')).toEqual({ order: 'not found' })
      expect((await shopper.post('/payment-result', { paymentMethodFields: {} })).status).toBe(404)
    })

    test('403 accessRight: for a guest', async () => {
      const reply = await backend.shopper().post('/logout')
      expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
    })
  })

  describe('the cart of a customer', () => {
    const logIn = (shopper: ReturnType<typeof backend.shopper>, who = astrid) =>
      shopper.post(login(who), { password: who.password })
    const linesOf = (reply: Awaited<ReturnType<typeof logIn>>) =>
      [reply.at('selection.items')].flat().map((line) => v.parse(Line, line))
    const Line = v.pipe(
      v.object({ item: v.string(), quantity: v.number() }),
      v.transform(({ item, quantity }) => `${quantity} × ${item}`),
    )

    test('waits after logging out, and adds a guest’s later choices', async () => {
      const { shopper } = await astridIn()
      await shopper.post('/items/2-1')
      await shopper.post('/logout')
      await shopper.post('/items/2-1', { quantity: 2 })
      await shopper.post('/items/3-1')
      expect(linesOf(await logIn(shopper))).toEqual(['1 × 1-1', '3 × 2-1', '1 × 3-1'])
    })

    test('is the same on every machine, in the place of the one that logged in last', async () => {
      const { shopper } = await astridIn()
      const other = backend.shopper()
      await other.put('/countries/DE')
      await other.post('/items/3-1')
      const reply = await logIn(other)
      expect([linesOf(reply), reply.at('location.country')]).toEqual([['1 × 1-1', '1 × 3-1'], 'DE'])
      expect(linesOf(await shopper.get('/selection'))).toEqual(['1 × 1-1', '1 × 3-1'])
      expect(linesOf(await logIn(other))).toEqual(['1 × 1-1', '1 × 3-1'])
    })

    test('is empty on all of them once it is ordered on one, and new on all', async () => {
      const { shopper } = await astridIn()
      const other = backend.shopper()
      await logIn(other)
      await shopper.post('/payment', payment)
      await shopper.post('/items/2-1')
      expect(linesOf(await other.get('/selection'))).toEqual(['1 × 2-1'])
    })

    test('keeps the address a guest has typed, else the one saved with it', async () => {
      const { shopper } = await astridIn()
      await shopper.put('/payment-fields', { address: { email: 'a@example.com', city: 'Lund' } })
      const guest = backend.shopper()
      expect((await logIn(guest)).at('selection.address.city')).toBe('Lund')
      const typing = backend.shopper()
      await typing.put('/payment-fields', { address: { email: 'a@example.com', city: 'Visby' } })
      expect((await logIn(typing)).at('selection.address.city')).toBe('Visby')
    })

    test('is not shown to another customer who logs in without the first logging out; nor is a receipt', async () => {
      const { shopper } = await astridIn()
      await shopper.post('/items/2-1')
      await shopper.post('/payment', payment)
      await shopper.post('/items/1-1')
      expect(linesOf(await logIn(shopper, jonas))).toEqual([])
      expect((await shopper.get('/receipt')).status).toBe(404)
      await shopper.post('/items/2-1')
      expect(linesOf(await logIn(shopper))).toEqual(['1 × 1-1'])
    })

    test('a variant of an address is a separate account, with the password of the other', async () => {
      await astridIn()
      const variant = { ...astrid, email: 'Astrid+garage@example.com' }
      const reply = await logIn(backend.shopper(), variant)
      expect(reply.at('loggedIn')).toMatchObject({ email: variant.email.toLowerCase(), city: 'Stockholm' })
      expect(linesOf(reply)).toEqual([])
      expect((await logIn(backend.shopper(), { ...variant, password: 'x' })).status).toBe(406)
      const nobodys = { ...astrid, email: 'nobodys+garage@example.com' }
      expect((await logIn(backend.shopper(), nobodys)).status).toBe(406)
    })
  })

  test('a customer is still logged in after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const open = () =>
      createTestSandbox({ file: join(folder, 'sandbox.sqlite'), catalogue: createTestCatalogue() })
    const first = open()
    const shopper = createShopper(first)
    await shopper.post(login(astrid), { password: astrid.password })
    first.close()
    const second = open()
    const after = await createShopper(second, { 'API-token': String(shopper.token) }).get('/selection')
    expect(after.at('loggedIn.email')).toBe(astrid.email)
    second.close()
    rmSync(folder, { recursive: true })
  })
})

test('passwords are only kept as hashes', async () => {
  const { email, password } = astrid
  await backend.shopper().post(login({ email }), { password })
  const kept = JSON.stringify(backend.sandbox.sql.all('select * from customer'))
  for (const { password } of [astrid, jonas]) expect(kept).not.toContain(password)
})
