import { expect, test } from 'vitest'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

async function checkedSandbox(catalogue = createTestCatalogue()) {
  const sandbox = createTestSandbox({ catalogue })
  await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":true}' })
  const report = async () => (await sandbox.fetch('/__contract', { headers: operator })).json()
  return { sandbox, report }
}

test('valid replies and refusals are counted as checked', async () => {
  const { sandbox, report } = await checkedSandbox()
  const shopper = createShopper(sandbox)
  await shopper.get('/selection')
  await shopper.post('/items/99-1')
  await shopper.put('/items', { items: [{ item: '1-1', quantity: 2 }] })
  expect(await report()).toEqual({ checked: 3, failures: [] })
})

test('a reply that breaks the contract is listed with the path of each fault', async () => {
  const catalogue = createTestCatalogue()
  const { lineProduct } = catalogue
  catalogue.lineProduct = (product, context) => ({ ...lineProduct(product, context), uri: 'a?b' })
  const { sandbox, report } = await checkedSandbox(catalogue)
  await createShopper(sandbox).post('/items/1-1')
  expect(await report()).toEqual({
    checked: 1,
    failures: [
      {
        route: 'POST /api/checkout/items/1-1 201',
        issues: { 'selection.items.0.product.uri': expect.any(String) },
      },
    ],
  })
})

test('the selection in a 410 reply is checked', async () => {
  const catalogue = createTestCatalogue()
  const { lineProduct } = catalogue
  catalogue.lineProduct = (product, context) => ({ ...lineProduct(product, context), uri: 'a?b' })
  const { sandbox, report } = await checkedSandbox(catalogue)
  const shopper = createShopper(sandbox)
  await sandbox.fetch('/__settings', {
    method: 'POST',
    headers: operator,
    body: '{"stockMode":"aggressive"}',
  })
  const added = await shopper.post('/items/1-1', { quantity: 10 })
  const line = `/lines/${added.at('selection.items.0.line')}`
  await shopper.post(line)
  expect(await report()).toMatchObject({
    failures: [{ route: 'POST /api/checkout/items/1-1 201' }, { route: `POST /api/checkout${line} 410` }],
  })
})

test('replies of search and content are checked, and a broken search replies as Meilisearch does', async () => {
  const { sandbox, report } = await checkedSandbox()
  const authorization = `Bearer ${testSecret}`
  const content = (path: string) => sandbox.fetch(`/content${path}`, { headers: { authorization } })
  const search = (body: string) =>
    sandbox.fetch('/search/indexes/products_en/search', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
  expect((await content('/pages/terms?language=en')).status).toBe(200)
  expect((await content('/pages/nothing?language=en')).status).toBe(404)
  expect((await content('/bands/home?language=en')).status).toBe(200)
  expect((await search('{"limit":-1}')).status).toBe(400)
  expect(await report()).toEqual({ checked: 4, failures: [] })
  // The test catalogue cannot be searched: the handler throws.
  const broken = await search('{"q":"disc"}')
  expect([broken.status, await broken.json()]).toMatchObject([500, { code: 'internal', type: 'internal' }])
  expect(await report()).toEqual({ checked: 5, failures: [] })
})

test('no reply is checked while the switch is off', async () => {
  const { sandbox, report } = await checkedSandbox()
  await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":false}' })
  await createShopper(sandbox).get('/selection')
  expect(await report()).toEqual({ checked: 0, failures: [] })
})
