import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { createTestShop, fetchCatalogue, headingOf, type TestShop } from '#tests/support/shop/test-shop.ts'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const hidden = categories.find(({ parent }) => parent !== null)
if (!hidden) throw new Error('The sandbox has no category below another.')

const Categories = v.looseObject({ categories: v.array(v.looseObject({ uri: v.string() })) })

/** A shop whose service has a category that is in no list. */
const createShop = () =>
  createTestShop({
    async upstream(request, sandbox) {
      const reply = await sandbox(request)
      if (!new URL(request.url).pathname.endsWith('/categories')) return reply
      const { categories: all, ...rest } = v.parse(Categories, await reply.json())
      return Response.json({ ...rest, categories: all.filter(({ uri }) => uri !== hidden.uri) })
    },
  })

async function visit(shop: TestShop, path: string) {
  const before = shop.calls.length
  const response = await shop.fetch(path)
  const html = await response.text()
  await shop.settle()
  const asked = shop.calls.slice(before).filter((call) => call.path.endsWith('/uri'))
  return { status: response.status, heading: headingOf(html), asked: asked.length }
}

test('a category that is in no list has its page, and is looked up once for all who open it', async () => {
  const shop = await createShop()
  const name = hidden.name.at(-1)
  expect(await visit(shop, `/c/${hidden.uri}`)).toEqual({ status: 200, heading: name, asked: 1 })
  expect(await visit(shop, `/c/${hidden.uri}?page=1`)).toEqual({ status: 200, heading: name, asked: 0 })
  expect(await visit(shop, `/more/c/${hidden.uri}?page=1`)).toMatchObject({ status: 200, asked: 0 })
})

test('an address without a category is looked up once, and a malformed one never', async () => {
  const shop = await createShop()
  expect(await visit(shop, '/c/made-up')).toMatchObject({ status: 404, asked: 1 })
  expect(await visit(shop, '/c/made-up')).toMatchObject({ status: 404, asked: 0 })
  expect(await visit(shop, `/c/${encodeURIComponent('what?')}`)).toMatchObject({ status: 404, asked: 0 })
})
