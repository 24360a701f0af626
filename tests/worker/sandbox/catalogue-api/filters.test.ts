import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { englishCarName } from '#src/commerce/contract/search/trade-words/local-car-names.ts'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const WireProduct = v.objectWithRest(
  {
    product: v.string(),
    brand: v.string(),
    categories: v.array(v.object({ pathIds: v.array(v.string()) })),
    vehicle: v.optional(v.record(v.string(), v.string()), {}),
    available: v.boolean(),
    showAsOnSale: v.boolean(),
  },
  v.unknown(),
)
const Filter = v.object({
  field: v.string(),
  values: v.array(
    v.object({
      value: v.string(),
      count: v.number(),
      filterCount: v.number(),
      totalCount: v.number(),
      data: v.unknown(),
    }),
  ),
})
const Reply = v.object({
  products: v.array(WireProduct),
  productCount: v.number(),
  filter: v.array(Filter),
})

async function ask(body: object) {
  return v.parse(Reply, (await backend.browser().post('/products', body)).body)
}

/** A product as anyone sees it: its values by filter field. */
interface Seen {
  available: boolean
  onSale: boolean
  values: Map<string, string[]>
}

const shop: Seen[] = []

beforeAll(async () => {
  for (let page = await ask({}); page.products.length > 0; page = await ask({ skipFirst: shop.length })) {
    shop.push(...page.products.map(seen))
  }
})

function seen({
  brand,
  categories,
  vehicle,
  available,
  showAsOnSale,
  ...rest
}: v.InferOutput<typeof WireProduct>): Seen {
  const measures = Object.entries(rest).flatMap(([name, value]): [string, string[]][] =>
    name.startsWith('tech_') ? [[name.replace('_', '.'), String(value).split(', ')]] : [],
  )
  return {
    available,
    onSale: showAsOnSale,
    values: new Map([
      // The service writes 0 for a product without a brand: nothing to filter by.
      ['brands', brand === '0' ? [] : [brand]],
      ['categories', categories.flatMap(({ pathIds }) => pathIds)],
      ['vehicle.name', Object.values(vehicle).map(englishCarName)],
      ...measures,
    ]),
  }
}

const has = (product: Seen, field: string, values: readonly string[]) =>
  (product.values.get(field) ?? []).some((value) => values.includes(value))

/** Up to three existing values of a filter, or one that does not exist. */
function someOf(field: string) {
  const known = new Set(shop.flatMap(({ values }) => values.get(field) ?? []))
  return fc.uniqueArray(fc.constantFrom(...known, 'unknown'), { minLength: 1, maxLength: 3 })
}

test('the three counts of every value agree with walking through all products of the shop', async () => {
  const request = fc.record(
    {
      brands: someOf('brands'),
      categories: someOf('categories'),
      'vehicle.name': someOf('vehicle.name'),
      'tech.axle': someOf('tech.axle'),
      'tech.diameter_mm': someOf('tech.diameter_mm'),
      'tech.side': someOf('tech.side'),
      onlyAvailable: fc.boolean(),
      showAsOnSale: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(request, fc.nat(), async ({ onlyAvailable, showAsOnSale, ...chosen }, draw) => {
      const fits = (product: Seen, except = '') =>
        (!onlyAvailable || product.available) &&
        (!showAsOnSale || product.onSale) &&
        Object.entries(chosen).every(([field, values]) => field === except || has(product, field, values))
      const { productCount, filter } = await ask({
        ...chosen,
        ...(onlyAvailable && { onlyAvailable }),
        ...(showAsOnSale && { showAsOnSale }),
        limit: 0,
      })

      expect(productCount).toBe(shop.filter((product) => fits(product)).length)
      for (const { field, values } of filter) {
        const sample = values.filter((_, index) => index % 7 === draw % 7)
        for (const { value, count, filterCount, totalCount } of sample) {
          const carrying = shop.filter((product) => has(product, field, [value]))
          expect({ field, value, count, filterCount, totalCount }).toEqual({
            field,
            value,
            count: carrying.filter((product) => fits(product)).length,
            filterCount: carrying.filter((product) => fits(product, field)).length,
            totalCount: carrying.length,
          })
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('with no filter the three counts of every value agree', async () => {
  const { filter } = await ask({ limit: 0 })
  expect(filter.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['brands', 'categories', 'vehicle.name']),
  )
  for (const { values } of filter) {
    for (const { count, filterCount, totalCount } of values) {
      expect([filterCount, totalCount]).toEqual([count, count])
    }
  }
})

test('values have a kind: a brand, a category with its path, a car, a word, a measure', async () => {
  const brakes = backend.pick("select category from category where uri = 'brakes/disc-brakes/brake-discs'")
  const { filter } = await ask({ categories: brakes, language: 'de', limit: 0 })
  const data = (field: string, value: string) =>
    filter.find((entry) => entry.field === field)?.values.find((option) => option.value === value)?.data
  const brand = backend.pick("select brand from brand where uri = 'bromsvik'")
  expect(data('brands', brand)).toEqual({
    brand,
    name: 'Bromsvik',
    uri: 'bromsvik',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
  })
  expect(data('categories', brakes)).toEqual({
    category: brakes,
    name: ['Bremsen', 'Scheibenbremsen', 'Bremsscheiben'],
    uri: 'brakes/disc-brakes/brake-discs',
    inCategory: backend.pick('select parent from category where category = ?', brakes),
  })
  const amazon = 'Volvo Amazon, B18A [volvo-amazon-b18a]'
  expect(data('vehicle.name', amazon)).toEqual({
    ...{ name: amazon, cc: '1778', kw: '55', fuel: 'petrol', years: '1962-1968' },
  })
  expect(data('vehicle.name', 'VW Beetle, D 1200 [vw-beetle-d-1200]')).toEqual({
    ...{
      name: 'VW Käfer, D 1200 [vw-beetle-d-1200]',
      cc: '1192',
      kw: '25',
      fuel: 'petrol',
      years: '1960-1985',
    },
  })
  expect(data('tech.axle', 'front')).toBe('Vorderachse')
  expect(data('tech.thickness_mm', '20')).toBe('20\u00a0mm')
})

test('a measure that is used as a filter stays one, however few products have it', async () => {
  const field = 'tech.volume_l'
  expect((await ask({ limit: 0 })).filter.map((entry) => entry.field)).not.toContain(field)
  const { filter, productCount } = await ask({ [field]: ['4'], limit: 0 })
  expect(productCount).toBeGreaterThan(0)
  expect(filter.find((entry) => entry.field === field)?.values).toContainEqual(
    expect.objectContaining({ value: '4', count: productCount }),
  )
})

test('400: unknown fields and invalid values, each by its name', async () => {
  const reply = await backend.browser().post('/products', {
    filters: { brands: ['1'] },
    'tech.magic': ['1'],
    'vehicle.name': [{}],
    limit: -1,
  })
  expect(reply.status).toBe(400)
  expect(reply.at('errors')).toEqual({
    filters: 'unknown',
    'tech.magic': 'unknown',
    'vehicle.name': 'not valid',
    limit: 'not valid',
  })
})

test('401: a browser may name neither market nor price list', async () => {
  const reply = await backend.browser().post('/products', { market: 1, pricelist: 11 })
  expect(reply.status).toBe(401)
  expect(reply.body).toEqual({ token: null, errors: { market: 'denied', pricelist: 'denied' } })
})
