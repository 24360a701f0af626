import { describe, expect, test } from 'vitest'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()
const login = (email: string) => `/login/${encodeURIComponent(email)}`
const newPassword = 'saab-99-turbo'
const fiveMinutes = 5 * 60 * 1000

type Shopper = ReturnType<typeof backend.shopper>
const logIn = (shopper: Shopper, password: string, { email } = astrid) =>
  shopper.post(login(email), { password })

async function astridIn(): Promise<Shopper> {
  const shopper = backend.shopper()
  await logIn(shopper, astrid.password)
  return shopper
}

describe('PUT /password', () => {
  test('200: the new password logs in and the old one does not', async () => {
    const shopper = await astridIn()
    const reply = await shopper.put('/password', { password: astrid.password, newPassword })
    expect([reply.status, reply.at('loggedIn.email')]).toEqual([200, astrid.email])
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(406)
    expect((await logIn(backend.shopper(), newPassword)).status).toBe(200)
  })

  test('logs the customer out everywhere else, and keeps the cart where it was changed', async () => {
    const shopper = await astridIn()
    await shopper.post('/items/1-1')
    const other = await astridIn()
    await shopper.put('/password', { password: astrid.password, newPassword })
    const elsewhere = await other.get('/selection')
    expect([elsewhere.at('loggedIn'), elsewhere.at('selection.items')]).toEqual([undefined, []])
    const here = await shopper.get('/selection')
    expect([here.at('loggedIn.email'), here.at('selection.items.0.item')]).toEqual([astrid.email, '1-1'])
  })

  test('406 password: the old one is wrong, and nothing changes', async () => {
    const shopper = await astridIn()
    const reply = await shopper.put('/password', { password: 'amazon-121-red', newPassword })
    expect([reply.status, reply.at('errors')]).toEqual([406, { password: 'incorrect' }])
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
  })

  test.each([
    ['too short', 'abcd'],
    ['too long', 'x'.repeat(129)],
    ['missing', undefined],
  ])('406 newPassword: %s', async (_, chosen) => {
    const shopper = await astridIn()
    const reply = await shopper.put('/password', { password: astrid.password, newPassword: chosen })
    expect([reply.status, reply.at('errors')]).toEqual([406, { newPassword: 'not valid' }])
  })

  test('403 accessRight: for a guest', async () => {
    const reply = await backend.shopper().put('/password', { password: astrid.password, newPassword })
    expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
  })

  test('403 accessRight: for a customer who logged out while the call was under way', async () => {
    const shopper = await astridIn()
    const change = shopper.put('/password', { password: astrid.password, newPassword })
    await shopper.post('/logout')
    expect((await change).status).toBe(403)
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
  })
})

describe('wrong passwords', () => {
  const miss = (email = astrid.email) => logIn(backend.shopper(), 'wrong', { ...astrid, email })
  const missTimes = async (times: number, email?: string) => {
    for (let count = 0; count < times; count++) expect((await miss(email)).status).toBe(406)
  }

  test.each([astrid.email, 'somebody@example.com'])(
    '429 with Retry-After: after three in a row for %s, from any device',
    async (email) => {
      await missTimes(3, email)
      const reply = await miss(email)
      expect([reply.status, reply.headers.get('Retry-After'), reply.at('errors')]).toEqual([
        429,
        '1',
        { password: 'too many attempts' },
      ])
    },
  )

  test('make the next try wait 1, 2, 4 and then 8 seconds each time', async () => {
    await missTimes(3)
    const waits: number[] = []
    for (let round = 0; round < 5; round++) {
      const seconds = Number((await miss()).headers.get('Retry-After'))
      waits.push(seconds)
      backend.sandbox.clock.now += seconds * 1000
      expect((await miss()).status).toBe(406)
    }
    expect(waits).toEqual([1, 2, 4, 8, 8])
  })

  test('a right password has to wait too, and then starts the count again', async () => {
    await missTimes(3)
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(429)
    backend.sandbox.clock.now += 1000
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
    await missTimes(3)
  })

  test('are counted per address, ignoring case', async () => {
    await missTimes(3)
    expect((await miss(astrid.email.toUpperCase())).status).toBe(429)
    const other = ownAccount(astrid)
    expect((await logIn(backend.shopper(), other.password, other)).status).toBe(200)
  })

  test('are forgotten after fifteen minutes', async () => {
    await missTimes(3)
    backend.sandbox.clock.now += 3 * fiveMinutes
    await missTimes(3)
  })

  test('have an address wait six minutes after thirty within a day, however slowly they come', async () => {
    for (let count = 0; count < 30; count++) {
      if (count % 3 === 0) backend.sandbox.clock.now += 3 * fiveMinutes
      expect((await miss()).status).toBe(406)
    }
    backend.sandbox.clock.now += fiveMinutes
    const early = await logIn(backend.shopper(), astrid.password)
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '60'])
    backend.sandbox.clock.now += fiveMinutes
    expect((await miss()).status).toBe(406)
    backend.sandbox.clock.now += 2 * fiveMinutes
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
    await missTimes(3)
  })

  test('sent all at once get no more tries than one after the other', async () => {
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => miss()))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([406, 406, 406, 429, 429, 429, 429, 429])
  })

  test('the old password of PUT /password counts like a log-in', async () => {
    const shopper = await astridIn()
    await missTimes(2)
    await shopper.put('/password', { password: 'wrong', newPassword })
    const reply = await shopper.put('/password', { password: astrid.password, newPassword })
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '1'])
    expect((await miss()).status).toBe(429)
  })

  test('a browser on another origin can read how long to wait', async () => {
    await missTimes(3)
    const reply = await backend.shopper({ Origin: 'https://shop.test' }).post(login(astrid.email), {
      password: 'wrong',
    })
    expect(reply.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })
})

describe('POST /__reset', () => {
  test('restores the passwords of the demo customers', async () => {
    const shopper = await astridIn()
    await shopper.put('/password', { password: astrid.password, newPassword })
    await backend.reset()
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
  })

  test('forgets registered customers and wrong passwords', async () => {
    const person = { firstName: 'Anna', lastName: 'Prov', email: 'new@example.com', password: 'vier-takte' }
    await backend.shopper().post('/register', person)
    for (let count = 0; count < 4; count++) await logIn(backend.shopper(), 'wrong')
    await backend.reset()
    expect((await backend.shopper().post('/register', person)).status).toBe(200)
    expect((await logIn(backend.shopper(), astrid.password)).status).toBe(200)
  })
})
