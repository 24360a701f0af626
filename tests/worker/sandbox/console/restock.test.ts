import { beforeEach, expect, test } from 'vitest'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { setUpSeededSandbox } from '#tests/support/sandbox/seeded-sandbox-fixture.ts'

const backend = setUpSeededSandbox()
const path = '/back-in-stock-subscription'

/** An item that is sold out and will be back, and the address of its page. */
const soldOut = () => {
  const [row] = backend.rows(
    `select item.item, product.uri from item join product using (product)
     where item.stock = 0 and json_extract(product.spec, '$.availability.kind') = 'stock' limit 1`,
  )
  return { item: String(row?.item), uri: String(row?.uri) }
}

beforeEach(async () => {
  await backend.sandbox.fetch('/__reset', { method: 'POST', headers: operator })
  backend.sandbox.sent.length = 0
})

async function restock(body: string, type = 'application/json') {
  const headers = { ...operator, 'content-type': type }
  return backend.sandbox.fetch('/__restock', { method: 'POST', headers, body })
}

test('a waiting address gets one mail at the delivery, in its language, with a link', async () => {
  const { item, uri } = soldOut()
  const ask = (email: string, language: string) =>
    backend.browser().post(path, { email, item, language, shipTo: { country: 'SE' } })
  await ask('kim@example.se', 'sv')
  await ask('KIM@example.se', 'de')
  await ask('robin@example.fi', 'en')
  const page = await (await backend.sandbox.fetch('/', { headers: operator })).text()
  expect(page).toMatch(/<button>Deliver 20 of [^<]+<\/button> 2 waiting/)
  backend.sandbox.sent.length = 0

  expect((await restock(JSON.stringify({ item }))).status).toBe(200)
  const mails = backend.sandbox.sent.map(({ to, subject, text }) => ({ to, subject, text }))
  expect(mails).toMatchObject([
    { to: 'kim@example.se', subject: expect.stringMatching(/^Wieder auf Lager: ./) },
    { to: 'robin@example.fi', subject: expect.stringMatching(/^Back in stock: ./) },
  ])
  const address = `/p/${encodeURIComponent(uri)}?item=${encodeURIComponent(item)}`
  expect(mails[0]?.text).toContain(`/de${address}`)
  expect(mails[1]?.text).toContain(address)
  expect(backend.rows('select stock from item where item = ?', item)).toEqual([{ stock: 20 }])

  await restock(JSON.stringify({ item }))
  expect(backend.sandbox.sent).toHaveLength(2)
})

test('the button of the console leads back to it, and an unknown item is refused', async () => {
  const { item } = soldOut()
  const answer = await restock(`item=${item}`, 'application/x-www-form-urlencoded')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, './'])
  for (const body of ['{"item":"999999-1"}', '{}', 'x', '{"item":null}'])
    expect((await restock(body)).status).toBe(404)
})

test('without the console’s access nothing is delivered', async () => {
  const { item } = soldOut()
  const answer = await backend.sandbox.fetch('/__restock', {
    method: 'POST',
    body: JSON.stringify({ item }),
  })
  expect(answer.status).toBe(403)
})
