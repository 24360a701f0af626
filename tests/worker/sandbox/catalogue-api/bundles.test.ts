import { describe, expect, test } from 'vitest'
import { setPrice } from '#src/commerce/contract/catalogue/price-endings.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const someSet = () => backend.pick("select product from bundle where kind = 'flexible'")

interface Section {
  section: number
  quantity: number
  required: boolean
  products: number[]
}

const storedSections = (set: string): Section[] =>
  JSON.parse(backend.pick('select sections from bundle where product = ?', set))

describe('/bundles/{product}', () => {
  test('returns a set with its sections, alike to GET and to POST', async () => {
    const set = someSet()
    const reply = await backend.browser().get(`/bundles/${set}`)
    expect(reply.status).toBe(200)
    expect((await backend.browser().post(`/bundles/${set}`)).body).toEqual(reply.body)
    expect(reply.at('bundle')).toMatchObject({ product: set, brand: '0', brandName: null, brandUri: null })
    const sections = storedSections(set)
    expect(reply.at('bundle.sections')).toMatchObject(
      sections.map(({ section, quantity, required }) => ({ section, quantity, required })),
    )
    expect(reply.at('bundle.bundleInfo.sections')).toEqual(reply.at('bundle.sections'))
    expect(reply.at('sectionProducts')).toEqual([])
  })

  test.each([
    [1, 11, 'whole, ends 5 or 9'],
    [6, 16, 'whole'],
  ] as const)(
    'gives the price range in market %i: from the cheapest required parts to the dearest of all places',
    async (market, pricelist, endings) => {
      const set = backend.pick(
        `select bundle.product from bundle join product using (product) where ${soldIn(market)}`,
      )
      const priceOf = 'select price from price where product = ? and pricelist = ?'
      const cents = (product: number) => Math.round(Number(backend.pick(priceOf, product, pricelist)) * 100)
      const sold = `select 1 from product where product = ? and ${soldIn(market)}`
      const sections = storedSections(set)
        .map(({ products, ...section }) => ({
          ...section,
          prices: products
            .filter((product) => backend.rows(sold, product).length)
            .map((product) => cents(product) * section.quantity),
        }))
        .filter(({ prices }) => prices.length > 0)
      const answer = await backend.server().post(`/bundles/${set}`, { market, pricelist })
      const off = (sum: number) =>
        setPrice(sum / 100, Number(answer.at('bundle.bundleInfo.discount')), endings)
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
      const minPrice = sum(
        sections.filter(({ required }) => required).map(({ prices }) => Math.min(...prices)),
      )
      const maxPrice = sum(sections.map(({ prices }) => Math.max(...prices)))
      expect(answer.at('bundle.bundleInfo')).toMatchObject({
        type: 'flexible',
        priceType: 'dynamic',
        priceMinAsNumber: off(minPrice),
        priceMaxAsNumber: off(maxPrice),
        priceMin: expect.stringMatching(/^[\d ]+\.\d\d\u00a0(SEK|NOK)$/),
      })
      expect(minPrice).toBeLessThan(maxPrice)
    },
  )

  test.each([true, 'true'])(
    'includeSectionProducts %j brings every candidate once',
    async (includeSectionProducts) => {
      const set = someSet()
      const reply = await backend
        .browser()
        .post(`/bundles/${set}`, { includeSectionProducts, language: 'da' })
      const offered = Object.values(Object(reply.at('bundle.sections'))).flatMap(
        (section) => Object(section).products,
      )
      const brought = Object.values(Object(reply.at('sectionProducts'))).map(Object)
      expect(brought.map(({ product }) => Number(product))).toEqual([...new Set(offered)])
      for (const product of brought)
        expect(product).toMatchObject({ items: expect.any(Array), priceAsNumber: expect.any(Number) })
    },
  )

  test('a bundle is available while every required section has an available part', async () => {
    const set = someSet()
    expect((await backend.browser().get(`/bundles/${set}`)).at('bundle.available')).toBe(true)
  })

  test('offers only parts sold in the market', async () => {
    const [row] = backend.rows(
      `select bundle.product as "set", product.product from bundle, json_each(bundle.sections) as section,
         json_each(section.value -> 'products') as candidate
       join product on product.product = candidate.value where not ${soldIn(6)}`,
    )
    const reply = await backend.server().post(`/bundles/${row!.set}`, { market: 6, pricelist: 16 })
    const offered = Object.values(Object(reply.at('bundle.sections'))).flatMap(
      (section) => Object(section).products,
    )
    expect(offered).not.toContain(row!.product)
    expect(offered.length).toBeGreaterThan(0)
  })

  test('404 product: no set, or nothing at all', async () => {
    const single = backend.pick(`select product from product where part_type is not null and ${soldIn(1)}`)
    for (const product of [single, '999999', 'x']) {
      const reply = await backend.browser().post(`/bundles/${product}`)
      expect([reply.status, reply.at('errors')]).toEqual([404, { product: 'not found' }])
    }
  })

  test('400: neither true nor false; 401: a browser may name neither market nor price list', async () => {
    const at = `/bundles/${someSet()}`
    const malformed = await backend.browser().post(at, { includeSectionProducts: 'yes' })
    expect([malformed.status, malformed.at('errors')]).toEqual([400, { includeSectionProducts: 'not valid' }])
    expect((await backend.browser().post(at, { pricelist: 'all' })).status).toBe(401)
  })

  test('403 feature: sets are switched off', async () => {
    const set = (bundles: boolean) =>
      backend.sandbox.fetch('/__settings', {
        method: 'POST',
        headers: operator,
        body: JSON.stringify({ bundles }),
      })
    await set(false)
    const reply = await backend.browser().get(`/bundles/${someSet()}`)
    expect([reply.status, reply.at('errors')]).toEqual([403, { feature: 'not enabled' }])
    const added = await backend.browser().post(`/items/bundles/${someSet()}-1`, { sections: [] })
    expect([added.status, added.at('errors')]).toEqual([403, { feature: 'not enabled' }])
    await set(true)
    expect((await backend.browser().get(`/bundles/${someSet()}`)).status).toBe(200)
  })
})
