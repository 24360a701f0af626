import { expect, test } from 'vitest'
import { operator } from '#tests/support/sandbox-fixture.ts'
import { createShopper } from '#tests/support/shopper.ts'
import { createTestCatalogue } from '#tests/support/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/test-sandbox.ts'

async function checkedSandbox(catalogue = createTestCatalogue()) {
  const sandbox = createTestSandbox({ catalogue })
  await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":true}' })
  const report = async () => (await sandbox.fetch('/__contract', { headers: operator })).json()
  return { sandbox, report }
}

test('replies are counted, good ones and refusals', async () => {
  const { sandbox, report } = await checkedSandbox()
  const shopper = createShopper(sandbox)
  await shopper.get('/selection')
  await shopper.post('/items/99-1')
  await shopper.put('/items', { items: [{ item: '1-1', quantity: 2 }] })
  expect(await report()).toEqual({ checked: 3, failures: [] })
})

test('a reply that does not fit is listed with the path of each misfit', async () => {
  const catalogue = createTestCatalogue()
  const { lineProduct } = catalogue
  catalogue.lineProduct = (product, context) => ({ ...lineProduct(product, context), uri: 'a?b' })
  const { sandbox, report } = await checkedSandbox(catalogue)
  await createShopper(sandbox).post('/items/1-1')
  expect(await report()).toEqual({
    checked: 1,
    failures: [{ route: '/items 201', issues: { 'selection.items.0.product.uri': expect.any(String) } }],
  })
})

test('a refusal that brings the selection along is checked for both', async () => {
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
  await shopper.post(`/lines/${added.at('selection.items.0.line')}`)
  expect(await report()).toMatchObject({ failures: [{ route: '/items 201' }, { route: '/lines 410' }] })
})

test('search and content are held against theirs, a refused search against that of its kind', async () => {
  const { sandbox, report } = await checkedSandbox()
  const authorization = `Bearer ${testSecret}`
  const content = (path: string) => sandbox.fetch(`/content${path}`, { headers: { authorization } })
  const search = (body: string) =>
    sandbox.fetch('/search/indexes/products_en/search', {
      method: 'POST',
      headers: { authorization },
      body,
    })
  expect((await content('/pages/terms?language=en')).status).toBe(200)
  expect((await content('/pages/nothing?language=en')).status).toBe(404)
  expect((await content('/bands/home?language=en')).status).toBe(200)
  expect((await search('{"filter":"colour = red"}')).status).toBe(400)
  expect(await report()).toEqual({ checked: 4, failures: [] })
  // The test catalogue cannot be browsed, so this breaks, and not as a search service would.
  expect((await search('{"q":"disc"}')).status).toBe(500)
  expect(await report()).toMatchObject({
    checked: 5,
    failures: [{ route: 'POST /indexes/{index}/search 500', issues: { message: expect.any(String) } }],
  })
})

test('nothing is checked while the switch is off', async () => {
  const { sandbox, report } = await checkedSandbox()
  await sandbox.fetch('/__settings', { method: 'POST', headers: operator, body: '{"checkReplies":false}' })
  await createShopper(sandbox).get('/selection')
  expect(await report()).toEqual({ checked: 0, failures: [] })
})
