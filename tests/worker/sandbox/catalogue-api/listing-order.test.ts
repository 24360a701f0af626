import { describe, expect, test } from 'vitest'
import { setUpSeededSandbox, soldIn } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()

const brakes = () =>
  backend.pick("select category from category where uri = 'brakes/disc-brakes/brake-discs'")

async function sorted(...sortOrder: object[]) {
  const reply = await backend.browser().post('/products', { categories: brakes(), sortOrder, limit: 250 })
  return Object.values(Object(reply.at('products'))).map(Object)
}

describe('POST /products: sortOrder', () => {
  test.each(['uri', 'priceAsNumber', 'createdAt', 'modifiedAt'] as const)(
    '%s, up and down',
    async (field) => {
      const rising = (await sorted({ field, order: 'asc' })).map((product) => product[field])
      expect(rising).toEqual([...rising].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0)))
      expect(new Set(rising).size).toBeGreaterThan(10)
      const falling = (await sorted({ field, order: 'desc' })).map((product) => product[field])
      expect(falling).toEqual(rising.toReversed())
      expect((await sorted({ field })).map((product) => product[field])).toEqual(rising)
    },
  )

  test('categoryItemSort is the shop’s own order, and the default', async () => {
    const expected = backend
      .rows(
        `select product from product_category join product using (product)
         where product_category.category = ? and ${soldIn(1)} order by sort`,
        brakes(),
      )
      .map(({ product }) => String(product))
    const ids = (products: { product: string }[]) => products.map(({ product }) => product)
    expect(ids(await sorted({ field: 'categoryItemSort' }))).toEqual(expected)
    expect(ids(await sorted())).toEqual(expected)
    expect(ids(await sorted({ field: 'categoryItemSort', order: 'desc' }))).toEqual(expected.toReversed())
  })

  test('collectionUri does not change the order: there are no collections', async () => {
    const ids = (await sorted({ field: 'collectionUri' })).map(({ product }) => Number(product))
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
  })

  test('a second field orders products with equal first fields', async () => {
    const products = await sorted({ field: 'priceAsNumber', order: 'desc' }, { field: 'uri', order: 'asc' })
    const pairs = products.map(({ priceAsNumber, uri }): [number, string] => [priceAsNumber, uri])
    const expected = pairs.toSorted((left, right) => right[0] - left[0] || (left[1] < right[1] ? -1 : 1))
    expect(pairs).toEqual(expected)
    expect(new Set(pairs.map(([price]) => price)).size).toBeLessThan(pairs.length)
  })

  test('prices are those of the requested price list', async () => {
    const reply = await backend.server().post('/products', {
      categories: brakes(),
      market: 2,
      pricelist: 12,
      sortOrder: [{ field: 'priceAsNumber', order: 'asc' }],
      limit: 1,
    })
    const cheapest = backend.pick(
      `select min(price) from price join product_category using (product) join product using (product)
       where pricelist = 12 and product_category.category = ? and ${soldIn(2)}`,
      brakes(),
    )
    expect(reply.at('products.0.priceAsNumber')).toBe(Number(cheapest))
  })
})
