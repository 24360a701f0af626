import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

describe('GET /selection', () => {
  test('begins a session with an empty selection in the shopper’s country', async () => {
    const reply = await backend.shopper().get('/selection')
    expect(reply.status).toBe(200)
    expect(reply.at('errors')).toBeUndefined()
    expect(reply.at('selection')).toMatchObject({
      items: [],
      language: 'sv',
      currency: 'SEK',
      vatExempt: false,
    })
    expect(reply.at('loggedIn')).toBeUndefined()
  })

  test('returns the market and price list of each country to a server, not to a browser', async () => {
    const toServer = await backend.server().get('/selection')
    expect(toServer.at('countries.0')).toMatchObject({ country: 'SE', market: '1', pricelist: '11' })
    const toBrowser = await backend.shopper().get('/selection')
    expect(toBrowser.at('countries.0')).toEqual({
      country: 'SE',
      name: 'Sweden',
      eu: true,
      language: 'sv',
      currency: 'SEK',
    })
  })
})

describe('PUT /selection/{selection}', () => {
  async function abandoned() {
    const other = backend.shopper()
    await other.post('/items/1-1', { quantity: 2 })
    const [row] = backend.sandbox.sql.all('select selection from selection')
    return String(row!.selection)
  }

  test('attaches an open selection to this session', async () => {
    const selection = await abandoned()
    const shopper = backend.shopper()
    const reply = await shopper.put(`/selection/${selection}`)
    expect(reply.status).toBe(200)
    expect(reply.at('selection.items.0')).toMatchObject({ item: '1-1', quantity: 2 })
    expect((await shopper.get('/selection')).at('selection.items.0.quantity')).toBe(2)
  })

  test('with tokenOnly answers with a token and nothing else', async () => {
    const selection = await abandoned()
    const shopper = backend.shopper()
    const reply = await shopper.put(`/selection/${selection}`, { tokenOnly: true })
    expect(reply.body).toEqual({ token: shopper.token })
    expect((await shopper.get('/selection')).at('selection.items.0.item')).toBe('1-1')
  })

  test('404 selection: unknown', async () => {
    const reply = await backend.shopper().put('/selection/0123456789abcdef0123456789abcdef')
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ selection: 'not found' })
  })

  test('406: tokenOnly is no truth value', async () => {
    const reply = await backend.shopper().put(`/selection/${await abandoned()}`, { tokenOnly: 'maybe' })
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toEqual({ tokenOnly: 'not valid' })
  })
})

describe('PUT /selection', () => {
  test('lets a server set country, language, market and price list', async () => {
    const server = backend.server()
    const reply = await server.put('/selection', { country: 'DE', language: 'fr', market: 7, pricelist: 17 })
    expect(reply.status).toBe(200)
    expect(reply.at('location')).toMatchObject({ country: 'DE', market: 7, pricelist: 17, shipTo: true })
    expect(reply.at('selection')).toMatchObject({ language: 'fr', currency: 'EUR' })
  })

  test('lets a server set a state', async () => {
    const reply = await backend.server().put('/selection', { country: 'IE', state: 'CO' })
    expect(reply.at('location')).toMatchObject({ country: 'IE', state: 'CO', stateName: 'Cork' })
  })

  test('takes ids as numbers or as texts', async () => {
    const reply = await backend.server().put('/selection', { market: '2', pricelist: '12' })
    expect(reply.at('location')).toMatchObject({ country: 'SE', market: 2, pricelist: 12 })
  })

  test('with nothing in it changes nothing', async () => {
    const reply = await backend.server().put('/selection')
    expect(reply.status).toBe(200)
    expect(reply.at('location.country')).toBe('SE')
  })

  test('403 accessRight: without the secret', async () => {
    const reply = await backend.shopper().put('/selection', { country: 'DE' })
    expect(reply.status).toBe(403)
    expect(reply.at('errors')).toEqual({ accessRight: 'denied' })
  })

  test.each(['country', 'language', 'market', 'pricelist'])('404 %s: unknown', async (field) => {
    const reply = await backend.server().put('/selection', { [field]: '99' })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ [field]: 'not found' })
  })

  test('404 state: unknown', async () => {
    const reply = await backend.server().put('/selection', { country: 'IE', state: 'XX' })
    expect(reply.at('errors')).toEqual({ state: 'not found' })
  })

  test('406: a field of the wrong kind', async () => {
    const reply = await backend.server().put('/selection', { country: 7 })
    expect(reply.status).toBe(406)
    expect(reply.at('errors')).toEqual({ country: 'not valid' })
  })
})
