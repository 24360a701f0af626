import { expect, test, vi } from 'vitest'
import { attributeFacts } from '#src/i18n/attribute-facts.ts'
import { locales } from '#src/i18n/locales.ts'
import { sampled } from '#tests/support/full-check.ts'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

// Each listing is validated against the contract, and there are many.
vi.setConfig({ testTimeout: 60_000 })

const backend = setUpSeededSandbox()

/** Engine oils name the litres of every engine they suit. */
const maxBytes = 182_000

test('a page of any category, in any language, stays within 182 kB', async () => {
  const categories = backend.rows('select category, uri from category order by category')
  const tooLarge: string[] = []
  for (const [at, { category, uri }] of sampled(categories, 5).entries()) {
    const language = locales[at % locales.length]
    const reply = await backend.server().post('/products', {
      categories: [category],
      language,
      market: 1,
      pricelist: 11,
      limit: 20,
      onlyAvailable: true,
    })
    const bytes = new TextEncoder().encode(JSON.stringify(reply.body)).length
    if (bytes > maxBytes) tooLarge.push(`${uri} in ${language}: ${bytes}`)
  }
  expect(tooLarge).toEqual([])
})

test('a text attribute of cars stays within 8 kB', async () => {
  const heavy = backend.rows('select product from fitment group by product order by count(*) desc limit 10')
  for (const { product } of heavy) {
    const reply = await backend.server().post(`/products/${product}`, { market: 'all' })
    expect(String(reply.at('product.fitment_rows')).length).toBeLessThanOrEqual(8192)
    const cars = Object.keys(Object(reply.at('product.vehicle'))).length
    expect(String(reply.at('product.fit_summary')).length).toBeLessThanOrEqual(50 * cars)
  }
})

/** The fields of the service; in one price list and the assortment of all markets. */
const fields = `
  product name uri sku productSku variantName brand brandName brandUri collection collectionName collectionUri
  centraProduct centraVariant countryOrigin excerpt excerptHtml description descriptionHtml metaTitle metaDescription
  metaKeywords stockUnit category categoryName categoryUri categories itemQuantityMinimum itemQuantityMultipleOf price
  priceAsNumber priceBeforeDiscount priceBeforeDiscountAsNumber discountPercent showAsOnSale showAsNew lowestPrice
  markets available itemTable items media mediaObjects measurementChart tableMappings defaultLocalizedChart
  subscriptionPlans createdAt modifiedAt bundleInfo relatedProducts`

/** A merchant's other fields; a measure is `tech_` and its id. */
const attributes = `
  vehicle fit_scope fitment_rows fit_summary vehicle_names oe_numbers cross_numbers replaces replaced_by quantity_recommended quantity_per deposit_item
  availability_kind availability_days availability_date delivery_class weight_kg manufacturer hazard_codes take_back`

const namesIn = (list: string) => list.trim().split(/\s+/).sort()

test('products carry the attributes and relations that are agreed on, and no others', async () => {
  // One of each kind of part, and one of each kind of fact.
  const rows = backend.rows(
    `select min(product) as product from product group by part_type
     union select min(product) from product, json_each(product.spec) as fact
       where fact.value is not null group by fact.key`,
  )
  const listed = await backend
    .server()
    .post('/products', { products: rows.map(({ product }) => Number(product)), market: 'all' })
  const whole = await backend.server().post(`/products/${rows[0]!.product}`, { market: 'all' })
  const products = [...Object.values(Object(listed.at('products'))), whole.at('product')]
  const received = [...new Set(products.flatMap((product) => Object.keys(Object(product))))]
  const isMeasure = (name: string) => name.startsWith('tech_')
  expect(received.filter((name) => !isMeasure(name)).sort()).toEqual(namesIn(fields + attributes))
  const measures = received.filter(isMeasure).map((name) => name.slice('tech_'.length))
  expect(measures.length).toBeGreaterThan(100)
  expect(measures.filter((id) => !Object.hasOwn(attributeFacts, id))).toEqual([])
  const relations = backend.rows('select distinct relation from relation').map(({ relation }) => relation)
  expect(relations.sort()).toEqual(['accessory', 'alternative', 'set', 'standard', 'variant'])
})

test('a body of 10 kB of filters is answered with its errors', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`tech.${index}`, ['x'.repeat(10)]]),
  )
  const reply = await backend.browser().post('/products', many)
  expect(reply.status).toBe(400)
  expect(reply.at('errors')).toMatchObject({ 'tech.0': 'unknown' })
})

test('a prototype is never reached from a body', async () => {
  const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"limit":1}'
  const reply = await backend.browser().call('POST', '/products', body)
  expect([200, 400]).toContain(reply.status)
  expect({}).not.toHaveProperty('polluted')
})
