import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const discs = 'brakes/disc-brakes/brake-discs'
const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 1,
  pricelist: 11,
  limit: 1,
})
const part = products[0]?.uri ?? ''

/** Addresses as another service would translate them. */
const swedish = new Map([
  ['bromsar/bromsskivor', discs],
  ['bromsskiva-fram', part],
])
const UriBody = v.looseObject({ uri: v.string(), language: v.string() })
const Categories = v.looseObject({ categories: v.array(v.looseObject({ uri: v.string() })) })

const shop = await createTestShop({
  async upstream(request, sandbox) {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/categories')) return translatedCategories(request, sandbox)
    if (!pathname.endsWith('/uri')) return sandbox(request)
    const body = v.parse(UriBody, await request.clone().json())
    const uri = body.language === 'sv' ? (swedish.get(body.uri) ?? body.uri) : body.uri
    const { method, url, headers } = request
    return sandbox(new Request(url, { method, headers, body: JSON.stringify({ ...body, uri }) }))
  },
})

/** The sandbox's categories, in Swedish with Swedish addresses. */
async function translatedCategories(
  request: Request,
  sandbox: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const { language } = v.parse(v.looseObject({ language: v.string() }), await request.clone().json())
  const reply = await sandbox(request)
  if (language !== 'sv') return reply
  const { categories, ...rest } = v.parse(Categories, await reply.json())
  const translations = new Map([...swedish].map(([ownUri, uri]) => [uri, ownUri]))
  return Response.json({
    ...rest,
    categories: categories.map((category) => ({
      ...category,
      uri: translations.get(category.uri) ?? category.uri,
    })),
  })
}

async function visit(path: string) {
  const response = await shop.fetch(path)
  await response.body?.cancel()
  await shop.settle()
  return [response.status, response.headers.get('location')]
}

test('an address of another language is redirected with 301 to that of this language', async () => {
  expect(await visit('/c/bromsar/bromsskivor')).toEqual([301, `/c/${discs}`])
  expect(await visit('/de/c/bromsar/bromsskivor')).toEqual([301, `/de/c/${discs}`])
  expect(await visit('/p/bromsskiva-fram')).toEqual([301, `/p/${part}`])
  expect(await visit('/fi/p/bromsskiva-fram')).toEqual([301, `/fi/p/${part}`])
})

test('an address of no language is not found', async () => {
  expect(await visit('/c/bromsar/bromsok')).toEqual([404, null])
  expect(await visit('/p/bromsok-bak')).toEqual([404, null])
})
