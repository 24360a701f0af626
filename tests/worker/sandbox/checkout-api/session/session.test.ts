import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

const backend = setUpSandbox()
const day = 24 * 60 * 60 * 1000

describe('the token of a session', () => {
  test('a first call is given one of 26 small letters and digits', async () => {
    const reply = await backend.shopper().get('/selection')
    expect(reply.at('token')).toMatch(/^[a-z0-9]{26}$/)
  })

  test('stays the same while it is used, and keeps the selection', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const { token } = shopper
    const reply = await shopper.get('/selection')
    expect(reply.at('token')).toBe(token)
    expect(reply.at('selection.items.0.item')).toBe('1-1')
  })

  test('an unknown token starts a new session with another token', async () => {
    const reply = await backend.shopper({ 'API-token': 'made-up' }).get('/selection')
    expect(reply.status).toBe(200)
    expect(reply.at('token')).toMatch(/^[a-z0-9]{26}$/)
  })

  test('a token unused for 30 days starts a new session with another token', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const { token } = shopper
    backend.sandbox.clock.now += 29 * day
    expect((await shopper.get('/selection')).at('token')).toBe(token)
    backend.sandbox.clock.now += 29 * day
    expect((await shopper.get('/selection')).at('token')).toBe(token)
    backend.sandbox.clock.now += 31 * day
    const late = await shopper.get('/selection')
    expect(late.status).toBe(200)
    expect(late.at('token')).not.toBe(token)
    expect(late.at('selection.items')).toEqual([])
  })

  test('"none" answers without one and remembers nothing', async () => {
    const passer = backend.shopper({ 'API-token': 'none' })
    const added = await passer.post('/items/1-1')
    expect(added.status).toBe(201)
    expect(added.at('token')).toBeNull()
    expect(added.at('selection.items.0.item')).toBe('1-1')
    expect((await passer.get('/selection')).at('selection.items')).toEqual([])
    expect(backend.sandbox.sql.all('select * from session')).toEqual([])
  })

  test('may hide in Accept, where a browser needs no preflight', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const hidden = backend.shopper({ Accept: `*/*; api-token=${shopper.token}` })
    const reply = await hidden.get('/selection')
    expect(reply.at('token')).toBe(shopper.token)
    expect(reply.at('selection.items.0.item')).toBe('1-1')
  })

  test('a token that is too long counts as none', async () => {
    const reply = await backend.shopper({ 'API-token': 'a'.repeat(5000) }).get('/selection')
    expect(String(reply.at('token'))).toHaveLength(26)
  })

  test('changes with every reply while rotation is on, and the session goes on', async () => {
    await backend.set({ rotateTokens: true })
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const seen = new Set([shopper.token])
    for (const _ of [1, 2, 3]) seen.add(String((await shopper.get('/selection')).at('token')))
    expect(seen.size).toBe(4)
    expect((await shopper.get('/selection')).at('selection.items.0.item')).toBe('1-1')
  })

  test('replaced by rotation still works for replies that crossed, and a minute later no more', async () => {
    await backend.set({ rotateTokens: true })
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const old = { 'API-token': String(shopper.token) }
    await shopper.get('/selection')
    expect((await backend.shopper(old).get('/selection')).at('selection.items.0.item')).toBe('1-1')
    backend.sandbox.clock.now += 61_000
    expect((await backend.shopper(old).get('/selection')).at('selection.items')).toEqual([])
  })
})

test('expired sessions are deleted with their selections', async () => {
  const old = backend.shopper()
  await old.post('/items/1-1')
  backend.sandbox.clock.now += 31 * day
  const kept = backend.shopper()
  await kept.post('/items/2-1')
  for (let shopper = 3; shopper <= 500; shopper++) {
    expect((await backend.shopper().get('/x')).status).toBe(404)
  }
  expect(backend.sandbox.sql.all('select count(*) as sessions from session')).toEqual([{ sessions: 499 }])
  expect(backend.sandbox.sql.all('select count(*) as selections from selection')).toEqual([
    { selections: 499 },
  ])
  expect((await kept.get('/selection')).at('selection.items.0.item')).toBe('2-1')
})

describe('in a public demo', () => {
  const sessions = () => Number(backend.sandbox.sql.all('select count(*) as count from session')[0]?.count)

  test('an empty session is deleted after a day unless its token was used again', async () => {
    const empty = backend.shopper()
    await empty.get('/selection')
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const returning = backend.shopper()
    await returning.get('/selection')
    backend.sandbox.clock.now += day / 2
    await returning.get('/selection')
    backend.sandbox.clock.now += day / 2
    for (let shopper = sessions() + 1; shopper <= 500; shopper++) await backend.shopper().get('/x')

    expect(sessions()).toBe(499)
    const isKnown = async (shopper: ReturnType<typeof backend.shopper>) => {
      const { token } = shopper
      return (await shopper.get('/selection')).at('token') === token
    }
    expect(await isKnown(empty)).toBe(false)
    expect(await isKnown(shopper)).toBe(true)
    expect(await isKnown(returning)).toBe(true)
  })

  test('beyond fifty thousand sessions the least recently used are deleted', async () => {
    const first = backend.shopper()
    await first.post('/items/1-1')
    backend.sandbox.clock.now += 2 * 60 * 60 * 1000
    await first.get('/selection')
    backend.sandbox.sql.run(
      `with recursive counted (number) as (select 2 union all select number + 1 from counted where number < 59999)
       insert into session (session, selection, created, touched) select number, 'none', ?, ? from counted`,
      backend.sandbox.clock.now - 1,
      backend.sandbox.clock.now - 1,
    )
    backend.sandbox.sql.run(
      `insert into token (token, session, expires) select 'token-' || session, session, ? from session where session > 1`,
      backend.sandbox.clock.now + day,
    )
    await backend.shopper().get('/x')
    expect(sessions()).toBe(50_000)
    expect((await first.get('/selection')).at('selection.items.0.item')).toBe('1-1')
  })
})

describe('the country of a new shopper', () => {
  test('is where the edge says, when goods are sent there', async () => {
    const reply = await backend.shopper({ 'CF-IPCountry': 'DE' }).get('/selection')
    expect(reply.at('location.country')).toBe('DE')
    expect(reply.at('selection.currency')).toBe('EUR')
    expect(reply.at('location.language.language')).toBe('de')
  })

  test('is the usual country, when no goods are sent to theirs', async () => {
    const reply = await backend.shopper({ 'CF-IPCountry': 'US' }).get('/selection')
    expect(reply.at('location.country')).toBe('SE')
  })

  test('is the one in the test header', async () => {
    const reply = await backend.shopper({ 'x-test-country': 'fi', 'CF-IPCountry': 'DE' }).get('/selection')
    expect(reply.at('location.country')).toBe('FI')
  })

  test('is nowhere, when nothing is known: there is no shipping and no tax, and paying is refused', async () => {
    const sandbox = createTestSandbox({ catalogue: createTestCatalogue(), defaultCountry: null })
    const shopper = createShopper(sandbox)
    const reply = await shopper.post('/items/1-1')
    expect(reply.at('location')).toMatchObject({ country: null, name: '', shipTo: false })
    expect(reply.at('shippingMethods')).toEqual([])
    expect(reply.at('selection.totals')).toMatchObject({ taxPercent: 0, shippingPriceAsNumber: 0 })
    const refusal = await shopper.post('/payment', { termsAndConditions: true, address: { country: 'SE' } })
    expect(refusal.at('errors')).toMatchObject({ 'address.country': 'not shipped to' })
  })
})
