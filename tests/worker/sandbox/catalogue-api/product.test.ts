import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const someDisc = () =>
  backend.pick(`select product from product where part_type = 'brake-disc' and ${soldIn(1)}`)

describe('/products/{product}', () => {
  test('is the same by GET and POST, in the shopper’s language and prices', async () => {
    const product = someDisc()
    const got = await backend.browser().get(`/products/${product}`)
    expect(got.status).toBe(200)
    expect((await backend.browser().post(`/products/${product}`)).body).toEqual(got.body)
    expect(got.at('token')).toBeNull()
    expect(got.at('product')).toMatchObject({
      product,
      sku: backend.pick('select sku from product where product = ?', product),
      brandName: backend.pick('select name from brand join product using (brand) where product = ?', product),
      priceAsNumber: Number(
        backend.pick('select price from price where product = ? and pricelist = 11', product),
      ),
      categoryName: ['Bromsar', 'Skivbromsar', 'Bromsskivor'],
      categoryUri: 'brakes/disc-brakes/brake-discs',
      measurementChart: [],
      itemTable: { x: [''], desc: 'One Size' },
    })
  })

  test('gives its token to a shopper with a session', async () => {
    const reply = await backend.browser({ 'API-token': '' }).post(`/products/${someDisc()}`)
    expect(reply.at('token')).toEqual(expect.any(String))
  })

  test('speaks the requested language', async () => {
    const product = someDisc()
    const names = await Promise.all(
      ['en', 'sv', 'fi', 'da', 'fr', 'nl', 'de'].map(async (language) =>
        (await backend.browser().post(`/products/${product}`, { language })).at('product.name'),
      ),
    )
    expect(new Set(names).size).toBe(7)
  })

  test('writes a price twice, the text with a space that does not break', async () => {
    const product = backend.pick(
      'select product from price where pricelist = 11 and price >= 1000 and price = "before"',
    )
    const reply = await backend.server().post(`/products/${product}`, { market: 'all', pricelist: 11 })
    const price = Number(reply.at('product.priceAsNumber'))
    expect(reply.at('product.price')).toBe(
      `${Math.floor(price / 1000)} ${(price % 1000).toFixed(2).padStart(6, '0')}\u00a0SEK`,
    )
    expect(reply.at('product')).toMatchObject({ discountPercent: 0, showAsOnSale: false, lowestPrice: [] })
  })

  test('shows a reduction with the lowest price of the thirty days before it', async () => {
    const [row] = backend.rows(
      'select product, price, "before", lowest30 from price where pricelist = 12 and price < "before" limit 1',
    )
    const reply = await backend.server().post(`/products/${row!.product}`, { market: 2, pricelist: 12 })
    expect(reply.at('product')).toMatchObject({
      priceAsNumber: row!.price,
      priceBeforeDiscountAsNumber: row!.before,
      showAsOnSale: true,
      discountPercent: Math.round((1 - Number(row!.price) / Number(row!.before)) * 100),
      lowestPrice: [
        { periodDays: 30, priceAsNumber: row!.lowest30, priceBeforeDiscountAsNumber: row!.before },
      ],
    })
  })

  test('asked about every price list has one price for each and none of its own', async () => {
    const product = someDisc()
    const [row] = backend.rows('select * from price where product = ? and pricelist = 13', product)
    expect(row).toBeDefined()
    const reply = await backend.server().post(`/products/${product}`, { market: 1, pricelist: 'all' })
    expect(Object.keys(Object(reply.at('product.prices')))).toEqual([
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
    ])
    expect(reply.at('product.prices.13')).toMatchObject({
      priceAsNumber: row!.price,
      showAsOnSale: expect.any(Boolean),
    })
    expect(reply.at('product.price')).toBeUndefined()
    expect(reply.at('product.lowestPrice')).toBeUndefined()
  })

  test('asked about every market names those it is sold in', async () => {
    const product = backend.pick(`select product from product where not ${soldIn(6)} and ${soldIn(1)}`)
    const reply = await backend.server().post(`/products/${product}`, { market: 'all' })
    expect(reply.at('product.markets')).toEqual(
      JSON.parse(backend.pick('select markets from product where product = ?', product)),
    )
  })

  test('carries its measures, numbers, maker and cars among its own fields', async () => {
    const product = backend.pick(
      `select product from product where part_type = 'brake-disc' and ${soldIn(1)}`,
    )
    const spec = JSON.parse(backend.pick('select spec from product where product = ?', product))
    const reply = await backend.browser().get(`/products/${product}`)
    expect(reply.at('product')).toMatchObject({
      tech_diameter_mm: spec.technical.diameter_mm,
      tech_disc_type: spec.technical.disc_type,
      oe_numbers: spec.originalNumbers.join('\n'),
      cross_numbers: spec.crossNumbers.join('\n'),
      quantity_recommended: '2',
      quantity_per: 'axle',
      availability_kind: spec.availability.kind,
      manufacturer: expect.stringContaining('@'),
      countryOrigin: spec.origin,
    })
    const engines = backend.rows('select distinct engine from fitment where product = ?', product)
    const cars = Object.entries(Object(reply.at('product.vehicle')))
    for (const [id] of cars) expect(id).toMatch(/^\d+$/)
    const keys = cars.map(([, text]) => /^[^[]+, [^[]+ \[(.+)\]$/.exec(String(text))?.[1])
    expect(keys.sort()).toEqual(engines.map(({ engine }) => String(engine)).sort())
    const rows: unknown[] = JSON.parse(String(reply.at('product.fitment_rows')))
    expect(rows).toContainEqual(
      expect.objectContaining({ model: expect.any(String), yearFrom: expect.any(Number) }),
    )
  })

  test('names a deposit that one country wants only in markets with that country', async () => {
    const battery = backend.pick(
      `select product from product where spec ->> 'depositCountry' = 'DE' and ${soldIn(1)} and ${soldIn(4)}`,
    )
    const deposit = backend.pick("select spec ->> 'depositItem' from product where product = ?", battery)
    const named = async (country: string) =>
      (await backend.browser({ 'x-test-country': country }).get(`/products/${battery}`)).at(
        'product.deposit_item',
      )
    expect([await named('DE'), await named('SE'), await named('FI')]).toEqual([deposit, undefined, undefined])
    const core = backend.pick(
      `select product from product where spec ->> 'depositItem' is not null
       and spec ->> 'depositCountry' is null and ${soldIn(1)}`,
    )
    expect((await backend.browser().get(`/products/${core}`)).at('product.deposit_item')).toMatch(/^\d+-1$/)
  })

  test('of a deposit is found by its id, though it is in no listing', async () => {
    const deposit = backend.pick("select product from product where spec ->> 'deposit' = 'AT4'")
    const server = backend.server()
    const reply = await server.post(`/products/${deposit}`, { market: 1, pricelist: 11 })
    expect([reply.status, reply.at('product.priceAsNumber')]).toEqual([200, 560])
    expect(reply.at('product.deposit_item')).toBe(`${deposit}-1`)
    const listed = await server.post('/products', { market: 1, pricelist: 11, products: [deposit] })
    expect(listed.at('productCount')).toBe(0)
    const address = backend.pick('select uri from product where product = ?', deposit)
    const found = await server.post('/uri', { market: 1, uri: address, for: ['product'] })
    expect(found.status).toBe(404)
  })

  test('speaks of a deposit as prices are written where the reader is', async () => {
    const core = backend.pick(
      `select product from product where spec ->> 'depositItem' = (
         select product || '-1' from product where spec ->> 'deposit' = 'AT4')
       and ${soldIn(1)} and ${soldIn(2)}`,
    )
    const descriptionIn = async (country: string, language: string) =>
      (await backend.browser({ 'x-test-country': country }).post(`/products/${core}`, { language })).at(
        'product.description',
      )
    expect(await descriptionIn('SE', 'en')).toContain('core deposit of 560\u00a0kr is added')
    expect(await descriptionIn('SE', 'de')).toContain('Altteilpfand von 560\u00a0kr an')
    expect(await descriptionIn('FI', 'fi')).toContain('pantti 50\u00a0€, joka')
  })

  test('leaves out values that are empty or "no"', async () => {
    const product = backend.pick(
      `select product from product where part_type = 'car-shampoo' and spec ->> 'replaces' is null and ${soldIn(1)}`,
    )
    const reply = await backend.browser().get(`/products/${product}`)
    const shown = Object(reply.at('product'))
    for (const name of ['replaces', 'deposit_item', 'vehicle', 'fitment_rows', 'fit_summary', 'bundleInfo']) {
      expect(shown).not.toHaveProperty(name)
    }
    for (const [name, value] of Object.entries(shown)) {
      if (name.startsWith('tech_')) expect(value).not.toMatch(/^(false|)$/)
    }
  })

  test('returns layout 0 of a battery’s terminals: it is a layout, not a "no"', async () => {
    const product = backend.pick(
      `select product from product where spec ->> '$.technical.terminal_layout' = '0' and ${soldIn(1)}`,
    )
    const reply = await backend.browser().get(`/products/${product}`)
    expect(reply.at('product.tech_terminal_layout')).toBe('0')
  })

  test('has four pictures, as URLs and as objects', async () => {
    const product = someDisc()
    const sku = backend.pick('select sku from product where product = ?', product)
    const reply = await backend.browser().get(`/products/${product}`)
    const media = Object(reply.at('product.media')).standard
    expect(media).toEqual(
      [1, 2, 3, 4].map((view) =>
        expect.stringMatching(`^/sandbox/media/${sku}-${view}\\.svg\\?v=[0-9a-z]+$`),
      ),
    )
    expect(Object.values(Object(reply.at('product.mediaObjects')))).toMatchObject(
      media.map((url: string) => ({ sources: { standard: [{ url }] }, attributes: [] })),
    )
  })

  test('names its relatives in full, those of other markets excepted', async () => {
    const product = backend.pick(
      `select product from product join relation using (product)
       where relation = 'alternative' and ${soldIn(5)} group by product having count(*) > 1`,
    )
    const reply = await backend.server().post(`/products/${product}`, { market: 5, pricelist: 15 })
    const relatives = Object.values(Object(reply.at('product.relatedProducts'))).map(Object)
    const expected = backend.rows(
      `select related, relation from relation join product on product.product = related
       where relation.product = ? and ${soldIn(5)}`,
      product,
    )
    expect(relatives.map((entry) => [Number(entry.product), entry.relation]).sort()).toEqual(
      expected.map(({ related, relation }) => [related, relation]).sort(),
    )
    for (const relative of relatives)
      expect(relative).toMatchObject({ name: expect.any(String), items: expect.any(Array) })
  })

  test('names its variants by their differences', async () => {
    const product = backend.pick("select product from relation where relation = 'variant'")
    const reply = await backend.server().post(`/products/${product}`, { market: 'all' })
    expect(reply.at('product.variantName')).not.toBe('')
    const variants = Object.values(Object(reply.at('product.relatedProducts')))
      .map(Object)
      .filter(({ relation }) => relation === 'variant')
    expect(variants.length).toBeGreaterThan(0)
    for (const variant of variants) expect(variant.centraProduct).toBe(reply.at('product.centraProduct'))
  })
})
