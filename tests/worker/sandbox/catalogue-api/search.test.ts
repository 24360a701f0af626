import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

async function find(search: string, body: object = {}) {
  const reply = await backend.browser().post('/products', { search, language: 'sv', ...body })
  return Object.values(Object(reply.at('products'))).map(Object)
}

const countOf = async (search: string, body: object = {}) => (await find(search, body)).length
const partTypeOf = (product: string) =>
  backend.pick('select part_type from product where product = ?', product)

describe('POST /products: search', () => {
  test('finds parts by the words of the language, names before all else', async () => {
    const found = await find('bromsskiva fram', { limit: 20 })
    expect(found).toHaveLength(20)
    for (const { product, name } of found) {
      expect(partTypeOf(product)).toBe('brake-disc')
      expect(name).toContain('fram')
    }
    expect(await countOf('bromsskiva', { language: 'fi' })).toBe(0)
    expect(await countOf('jarrulevy', { language: 'fi' })).toBeGreaterThan(100)
  })

  test('products named by the words come before those that merely fit the car', async () => {
    const named = (await find('clio', { limit: 250 })).map(({ name }) => /clio/i.test(name))
    const first = named.indexOf(false)
    expect(first).toBeGreaterThan(0)
    expect(named.slice(first)).not.toContain(true)
  })

  test('every word counts, its beginning is enough, its case is not', async () => {
    const wide = await countOf('bromsskiva')
    const narrow = await countOf('BROMSSK amazon')
    expect(narrow).toBeGreaterThan(0)
    expect(narrow).toBeLessThan(wide)
    expect(await countOf('bromsskiva avgasturbo')).toBe(0)
  })

  test('letters with marks are found without them, and the other way round', async () => {
    expect(await countOf('stotdampare')).toBe(await countOf('stötdämpare'))
    expect(await countOf('stötdämpare')).toBeGreaterThan(10)
    expect(await countOf('oljefiltër')).toBe(await countOf('oljefilter'))
  })

  test('a slip of the keyboard is forgiven in words of more than three letters', async () => {
    expect(await countOf('bromskiva')).toBe(await countOf('bromsskiva'))
    expect(await countOf('brmskiv')).toBe(0)
    expect(await countOf('rim', { language: 'en' })).toBeGreaterThan(0)
    expect(await countOf('rjm', { language: 'en' })).toBe(0)
  })

  test('original numbers are found however they are typed', async () => {
    const number = backend.pick(
      `select spec ->> '$.originalNumbers[0]' from product where part_type = 'brake-disc' and ${soldIn(1)}`,
    )
    const bare = number.replace(/[^A-Z0-9]/gi, '')
    const products = (found: { product: string }[]) => found.map(({ product }) => product).sort()
    expect(products(await find(bare.toLowerCase()))).toEqual(products(await find(number)))
    for (const product of await find(number)) expect(product.oe_numbers).toContain(number)
  })

  test('a part number finds its part', async () => {
    const sku = backend.pick(`select sku from product where part_type = 'oil-filter' and ${soldIn(1)}`)
    expect((await find(sku)).map((product) => product.sku)).toContain(sku)
  })

  test('only punctuation, or unknown words, find nothing', async () => {
    for (const search of ['***', '"', '-- ;', '{}:()', 'xyzzyplugh']) expect(await countOf(search)).toBe(0)
  })

  test('any typed text is answered', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom("' or 1=1 --", 'name:x', 'NEAR(a b)', '{sv} : x', 'a AND OR NOT', '"unclosed', '\0'),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (search) => {
        const reply = await backend.browser().post('/products', { search, limit: 1 })
        expect(reply.status).toBe(200)
      }),
    )
  })

  test('a sort order goes before the best match', async () => {
    const found = await find('bromsskiva', {
      sortOrder: [{ field: 'priceAsNumber', order: 'desc' }],
      limit: 5,
    })
    const prices = found.map(({ priceAsNumber }) => Number(priceAsNumber))
    expect(prices).toEqual(prices.toSorted((left, right) => right - left))
  })
})

describe('POST /products: searchFields', () => {
  const within = (search: string, ...searchFields: string[]) => countOf(search, { searchFields })

  test.each([
    ['name', 'bromsskiva'],
    ['fuzzy:name', 'bromskiva'],
    ['brandName', 'bromsvik'],
    ['sku', 'bd'],
    ['items.sku', 'bd'],
    ['excerpt', 'diameter'],
    ['description', 'originalnummer'],
    ['categoryName', 'skivbromsar'],
  ])('%s finds %s', async (field, word) => {
    expect(await within(word, field)).toBeGreaterThan(0)
  })

  test('looks nowhere else', async () => {
    expect(await within('bromsvik', 'sku')).toBe(0)
    expect(await within('bromskiva', 'name')).toBe(0)
    expect(await within('bromsvik', 'collectionName')).toBe(0)
  })

  test('a word may stand in any of several fields', async () => {
    const both = await within('bromsvik bromsskiva', 'brandName', 'name')
    expect(both).toBeGreaterThan(0)
    expect(await within('bromsvik bromsskiva', 'brandName')).toBe(0)
  })

  test('variantName, and fuzzy:variantName, find a variant by its difference', async () => {
    const product = backend.pick(
      `select product from relation join product using (product) where relation = 'variant' and ${soldIn(1)}`,
    )
    const reply = await backend.browser().post(`/products/${product}`, { language: 'sv' })
    const name = String(reply.at('product.variantName'))
    for (const field of ['variantName', 'fuzzy:variantName']) {
      const found = await find(name, { searchFields: [field], products: [product] })
      expect(found.map((entry) => entry.product)).toEqual([product])
    }
    for (const { variantName } of await find(name, { searchFields: ['variantName'] })) {
      for (const word of name.split(/[^\p{L}\p{N}]+/u)) expect(variantName).toContain(word)
    }
  })
})
