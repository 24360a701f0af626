import { describe, expect, test } from 'vitest'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'

const backend = setUpSandbox({ catalogue: createTestCatalogue() })
const browser = (headers: Record<string, string> = {}) => backend.shopper({ 'API-token': 'none', ...headers })
const server = () => backend.server({ 'API-token': 'none' })

describe('GET /countries', () => {
  test('lists where goods are sent; a server learns market and price list', async () => {
    const reply = await browser().get('/countries')
    expect(reply.status).toBe(200)
    const countries = Object.values(Object(reply.at('countries'))).map(Object)
    expect(countries).toContainEqual({
      country: 'DE',
      name: 'Germany',
      eu: true,
      language: 'de',
      currency: 'EUR',
    })
    expect(countries.map(({ country }) => country)).not.toContain('US')
    expect(countries.find(({ country }) => country === 'IE').states.length).toBeGreaterThan(20)
    const listed = Object.values(Object((await server().get('/countries')).at('countries'))).map(Object)
    expect(listed.find(({ country }) => country === 'DE')).toMatchObject({ market: '4', pricelist: '14' })
  })
})

describe('GET /countries/all', () => {
  test('lists every known country with its market, also those without delivery', async () => {
    const reply = await server().get('/countries/all')
    const countries = Object.values(Object(reply.at('countries'))).map(Object)
    expect(countries.find(({ country }) => country === 'NO')).toEqual({
      country: 'NO',
      name: 'Norway',
      eu: false,
      shipTo: true,
      market: '6',
      pricelist: '16',
      currency: 'NOK',
      language: 'en',
    })
    expect(countries.find(({ country }) => country === 'US')).toMatchObject({ shipTo: false })
  })

  test('gives the defaults for an unknown country once', async () => {
    const reply = await server().get('/countries/all')
    expect(reply.at('defaultLocation')).toEqual({
      currency: 'SEK',
      language: 'en',
      market: '1',
      pricelist: '11',
    })
  })

  test('403 accessRight: not for browsers', async () => {
    const reply = await browser().get('/countries/all')
    expect([reply.status, reply.at('errors')]).toEqual([403, { accessRight: 'denied' }])
  })
})

describe('GET /countries/auto', () => {
  test('gives the country that the network reports', async () => {
    for (const headers of [{ 'cf-ipcountry': 'fi' }, { 'x-test-country': 'FI', 'cf-ipcountry': 'DE' }]) {
      const reply = await browser(headers).get('/countries/auto')
      expect(reply.status).toBe(200)
      expect(reply.at('country')).toMatchObject({ country: 'FI', name: 'Finland', shipTo: true })
    }
    const far = await browser({ 'cf-ipcountry': 'US' }).get('/countries/auto')
    expect(far.at('country')).toMatchObject({ country: 'US', shipTo: false })
  })

  test.each([{}, { 'cf-ipcountry': 'XX' }])('404 country_find: for an unknown country', async (headers) => {
    const reply = await browser(headers).get('/countries/auto')
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ token: null, errors: { country_find: 'not found' }, country: [] })
  })
})

test('GET /languages lists seven, English by default', async () => {
  const reply = await browser().get('/languages')
  expect(reply.status).toBe(200)
  const languages = Object.values(Object(reply.at('languages'))).map(Object)
  expect(languages.map(({ language }) => language)).toEqual(['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'])
  expect(languages.filter((entry) => entry.default)).toEqual([
    { language: 'en', name: 'English', default: true },
  ])
})

test('GET /markets and GET /pricelists list theirs with ids as texts', async () => {
  const markets = Object.values(Object((await server().get('/markets')).at('markets')))
  expect(markets).toHaveLength(7)
  expect(markets[0]).toEqual({ market: '1', name: 'SE', default: true })
  const pricelists = Object.values(Object((await server().get('/pricelists')).at('pricelists'))).map(Object)
  expect(pricelists).toHaveLength(7)
  expect(pricelists.find(({ pricelist }) => pricelist === '15')).toMatchObject({
    default: false,
    currency: { currency: 'GBP', suffix: ' GBP', decimalPoint: '.', denominator: 100 },
  })
})
