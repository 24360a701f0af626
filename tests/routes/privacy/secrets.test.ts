import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createTestShop, fetchCatalogue, type TestShop } from '#tests/support/shop/test-shop.ts'

const secrets = {
  COMMERCE_SECRET: 'canary-commerce-5f1c',
  SHOP_API_KEY: 'canary-shop-93ab',
  CATALOGUE_WEBHOOK_SECRET: 'canary-webhook-5d07',
  SEARCH_KEY: 'canary-search-21dd',
  CONTENT_TOKEN: 'canary-content-8e04',
}
const token = 'canary-token-77d0'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const { products } = await fetchCatalogue(Listing, '/products', { language: 'en', limit: 1 })
const addresses = [
  '/',
  '/de',
  `/c/${categories[0]?.uri}`,
  `/sv/c/${categories[0]?.uri}?page=2&order=LowestPrice`,
  `/c/${categories[0]?.uri}.data`,
  `/p/${products[0]?.uri}`,
  `/p/${products[0]?.uri}.data`,
  '/b/no-such-brand',
  '/p/no-such-part',
  '/%E0%A4%A',
  '/cart',
  '/checkout/',
  '/checkout/confirmation?centraPaymentMethod=invoice',
  '/healthz',
]

/** A shop with secrets of its own; the sandbox behind it is handed the one it knows. */
function guardedShop(answer?: (request: Request) => Response) {
  return createTestShop({
    variables: secrets,
    upstream: (request, sandbox) => {
      if (answer) return answer(request)
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${testSecret}`)
      headers.set('api-authorization', testSecret)
      return sandbox(new Request(request, { headers }))
    },
  })
}

/** Every byte a shopper gets. */
async function said(shop: TestShop, path: string, init?: RequestInit): Promise<string> {
  const response = await shop.fetch(path, {
    headers: { cookie: `rc_centra_checkout_token=${token}` },
    ...init,
  })
  const text = await response.text()
  await shop.settle()
  return [...[...response.headers].flat(), text].join('\n')
}

test.each(addresses)('no secret and no token is in the response at %s', async (path) => {
  const shop = await guardedShop()
  expect(await said(shop, path)).not.toContain('canary')
  expect(await said(shop, path, { method: 'POST', body: 'a=b' })).not.toContain('canary')
})

test('values that a back end repeats are not repeated by the shop', async () => {
  const echo = ({ headers }: Request) => [...headers].map((pair) => pair.join(': ')).join('\n')
  const answers = [
    (request: Request) => new Response(`<pre>${echo(request)}</pre>`, { status: 500 }),
    (request: Request) => Response.json({ errors: { debug: echo(request) } }, { status: 400 }),
    (request: Request) =>
      Response.json({ errors: { debug: echo(request) }, messages: [echo(request)] }, { status: 404 }),
    (request: Request) => Response.json({ products: echo(request) }),
  ]
  for (const answer of answers) {
    const shop = await guardedShop(answer)
    for (const path of addresses) expect(await said(shop, path)).not.toContain('canary')
  }
})

test('the secrets go to the back end, and the shopper’s token does not go along', async () => {
  const seen: string[] = []
  const shop = await guardedShop(({ headers }) => {
    seen.push([...headers].flat().join('\n'))
    return Response.json({ errors: { server: 'failed' } }, { status: 500 })
  })
  await said(shop, '/')
  expect(seen[0]).toContain(`Bearer ${secrets.COMMERCE_SECRET}`)
  expect(seen.join('\n')).not.toContain(token)
})

test('no file a browser may fetch contains a secret, the name of one, or code of the edge', () => {
  const files = globSync('build/client/**/*', { withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(5)
  const forbidden = [
    ...Object.keys(secrets),
    testSecret,
    'canary',
    'api-authorization',
    'authorization',
    'Server-Timing',
    'DEFAULT_COUNTRY',
  ]
  for (const { parentPath, name } of files) {
    const text = readFileSync(`${parentPath}/${name}`, 'latin1')
    expect([name, forbidden.filter((word) => text.includes(word))]).toEqual([name, []])
    expect(name.endsWith('.map')).toBe(false)
  }
})
