import { createRequire } from 'node:module'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Product, ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseResponse } from '#src/commerce/reply.ts'

// Imported without its types, which are sources that do not compile under our rules.
const bodies: Record<string, unknown> = createRequire(import.meta.url)('@noaignite/centra-mocks')

const contracts: Record<string, v.GenericSchema> = {
  productResponse: ProductReply,
  selectionResponse: Selection,
  selectionEmptyResponse: Selection,
}

test('every example of the commerce service has a contract here', () => {
  expect(Object.keys(bodies).sort()).toEqual(Object.keys(contracts).sort())
})

test.each(Object.entries(contracts))('%s keeps its contract', (name, schema) => {
  expect(parseResponse(schema, { status: 200, body: bodies[name] }, name)).toMatchObject({ ok: true })
})

/** Objects of an example that are products: they have a limit of quantity. */
function productsIn(value: unknown, path = ''): [path: string, record: object][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, part]) => productsIn(part, `${path}/${key}`))
  return 'product' in value && 'media' in value ? [[path, value], ...inner] : inner
}

/** Records that are not whole products, and why the shop never reads them as such. */
const tolerated = new Map([
  [
    '/productResponse/product/relatedProducts/0/relatedProducts/0',
    'the relatives of a relative come as id, picture and relation only',
  ],
])

test('every product in the examples matches the contract, at any depth', () => {
  const found = productsIn(bodies)
  const broken = found.filter(([, record]) => !v.is(Product, record)).map(([path]) => path)
  expect(found.length).toBeGreaterThan(2)
  expect(broken.filter((path) => !tolerated.has(path))).toEqual([])
  expect([...tolerated.keys()].filter((path) => !broken.includes(path))).toEqual([])
})

test('the documented examples match the screens of the shop', () => {
  const { product } = v.parse(ProductReply, bodies.productResponse)
  expect(product.product).toMatchObject({ name: 'Test Product', sku: '123Yo', price: 10, lowestPrice30: 8 })
  const filled = v.parse(Selection, bodies.selectionResponse)
  expect(filled.currency).toMatch(/^[A-Z]{3}$/)
  expect(filled.lines.map(({ quantity, product }) => quantity > 0 && product.name !== '')).toContain(true)
  expect(v.parse(Selection, bodies.selectionEmptyResponse).lines).toEqual([])
})
