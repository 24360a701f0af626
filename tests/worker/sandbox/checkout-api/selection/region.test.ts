import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

describe('PUT /countries/{country}', () => {
  test('brings the price list, currency, market, language and tax of the country', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const reply = await shopper.put('/countries/FI')
    expect(reply.status).toBe(200)
    expect(reply.at('location')).toMatchObject({ country: 'FI', name: 'Finland', market: 2, pricelist: 12 })
    expect(reply.at('selection')).toMatchObject({ language: 'fi', currency: 'EUR' })
    expect(reply.at('selection.totals')).toMatchObject({ itemsTotalPriceAsNumber: 30, taxPercent: 25.5 })
  })

  test('reads the code in either case, and the language of the body', async () => {
    const reply = await backend.shopper().put('/countries/de', { language: 'en' })
    expect(reply.at('location.country')).toBe('DE')
    expect(reply.at('selection.language')).toBe('en')
  })

  test('keeps the id of a line', async () => {
    const shopper = backend.shopper()
    const before = await shopper.post('/items/1-1')
    const after = await shopper.put('/countries/DK')
    expect(after.at('selection.items.0.line')).toBe(before.at('selection.items.0.line'))
  })

  test('removes lines that are not sold there, and they do not come back', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/6-1')
    await shopper.post('/items/1-1')
    const reply = await shopper.put('/countries/GB')
    expect(reply.at('selection.items')).toHaveLength(1)
    expect(reply.at('selection.items.0.item')).toBe('1-1')
    expect((await shopper.put('/countries/SE')).at('selection.items')).toHaveLength(1)
  })

  test('removes sets with a part that is not sold there', async () => {
    const shopper = backend.shopper()
    const sections = [
      { section: '1', item: '1-1' },
      { section: '2', item: '2-2' },
    ]
    await shopper.post('/items/bundles/21-1', { sections })
    await shopper.post('/items/bundles/21-1', { sections: [...sections, { section: '3', item: '6-1' }] })
    const reply = await shopper.put('/countries/GB')
    expect(reply.at('selection.items')).toMatchObject([{ item: '21-1', bundle: [{}, {}] }])
  })

  test('removes lines that have no price there', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/7-1')
    expect((await shopper.put('/countries/FI')).at('selection.items')).toEqual([])
  })

  test('to where no goods are sent lets one look and fill, but not ship or pay', async () => {
    const reply = await backend.shopper().put('/countries/US')
    expect(reply.at('location')).toMatchObject({ country: 'US', name: 'United States', shipTo: false })
    expect(reply.at('shippingMethods')).toEqual([])
    expect(reply.at('paymentMethods')).toEqual([])
  })

  test('leaves a business in its market where that market sells', async () => {
    const server = backend.server()
    await server.put('/selection', { country: 'DE', market: 7, pricelist: 17 })
    expect((await server.put('/countries/NL')).at('location')).toMatchObject({ market: 7, pricelist: 17 })
    expect((await server.put('/countries/NO')).at('location')).toMatchObject({ market: 6, pricelist: 16 })
  })

  test('404 country: unknown', async () => {
    const reply = await backend.shopper().put('/countries/XX')
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ country: 'not found' })
    expect(reply.at('selection')).toBeUndefined()
  })

  test('404 state: unknown in that country', async () => {
    const reply = await backend.shopper().put('/countries/IE', { state: 'CA' })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ state: 'not found' })
  })

  test('404 language: unknown', async () => {
    const reply = await backend.shopper().put('/countries/SE', { language: 'tlh' })
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ language: 'not found' })
  })

  test('preselects the methods of the new country, unless the shopper had chosen others', async () => {
    const shopper = backend.shopper()
    await shopper.post('/items/1-1')
    const methods = (reply: Awaited<ReturnType<typeof shopper.put>>) => [
      reply.at('selection.shippingMethod'),
      reply.at('selection.paymentMethod'),
    ]
    expect(methods(await shopper.put('/countries/SE'))).toEqual(['service-point', 'prepayment'])
    expect(methods(await shopper.put('/countries/DE'))).toEqual(['home', 'invoice'])
    await shopper.put('/shipping-methods/locker')
    await shopper.put('/payment-methods/card')
    expect(methods(await shopper.put('/countries/NL'))).toEqual(['locker', 'card'])
  })
})

describe('PUT /countries/{country}/states/{state}', () => {
  test('sets both, by code or by full name, and the next country forgets the state', async () => {
    const shopper = backend.shopper()
    const byCode = await shopper.put('/countries/IE/states/d')
    expect(byCode.status).toBe(200)
    expect(byCode.at('location')).toMatchObject({ country: 'IE', state: 'D', stateName: 'Dublin' })
    const byName = await shopper.put('/countries/IE/states/Kerry', { language: 'fr' })
    expect(byName.at('location')).toMatchObject({ state: 'KY', stateName: 'Kerry' })
    expect(byName.at('selection.language')).toBe('fr')
    const next = await shopper.put('/countries/SE')
    expect(next.at('location')).toMatchObject({ state: null, stateName: '' })
  })

  test('the country lists its states', async () => {
    const reply = await backend.shopper().get('/selection')
    const countries = reply.at('countries')
    expect(countries).toContainEqual(
      expect.objectContaining({
        country: 'IE',
        states: expect.arrayContaining([{ state: 'CO', name: 'Cork' }]),
      }),
    )
  })

  test('404: unknown state, state of a country without any, unknown country', async () => {
    const shopper = backend.shopper()
    expect((await shopper.put('/countries/IE/states/ZZ')).at('errors')).toEqual({ state: 'not found' })
    expect((await shopper.put('/countries/SE/states/AB')).at('errors')).toEqual({ state: 'not found' })
    expect((await shopper.put('/countries/XX/states/AB')).at('errors')).toEqual({ country: 'not found' })
  })

  test('404 language: unknown, and the state stays', async () => {
    const shopper = backend.shopper()
    const reply = await shopper.put('/countries/IE/states/D', { language: 'xx' })
    expect([reply.status, reply.at('errors')]).toEqual([404, { language: 'not found' }])
    expect((await shopper.get('/selection')).at('location')).toMatchObject({ country: 'SE', state: null })
  })
})

describe('PUT /languages/{language}', () => {
  test('changes the words and leaves the prices', async () => {
    const shopper = backend.shopper()
    const before = await shopper.post('/items/1-1')
    const reply = await shopper.put('/languages/de')
    expect(reply.status).toBe(200)
    expect(reply.at('selection.items.0.product.name')).toBe('Part 1 in de')
    expect(reply.at('selection.paymentMethodName')).toBe('Vorkasse per Überweisung')
    expect(reply.at('location')).toMatchObject({
      country: 'SE',
      language: { language: 'de', name: 'German' },
    })
    expect(reply.at('selection.totals')).toEqual(before.at('selection.totals'))
  })

  test('404 language: unknown', async () => {
    const reply = await backend.shopper().put('/languages/xx')
    expect(reply.status).toBe(404)
    expect(reply.at('errors')).toEqual({ language: 'not found' })
  })
})
