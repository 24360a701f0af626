import { expect, test } from 'vitest'
import { userAgent } from '#scripts/shop/user-agent.ts'
import * as paths from '#src/paths.ts'
import { createTestShop } from '#tests/support/shop/test-shop.ts'

const plate = { kind: 'plate', country: 'SE', plate: 'BRK240' }

type Shop = Awaited<ReturnType<typeof createTestShop>>

function post(shop: Shop, body: string, from = '203.0.113.9') {
  return shop.fetch(paths.vehicles(), {
    method: 'POST',
    headers: {
      'user-agent': userAgent,
      'content-type': 'application/json',
      'cf-connecting-ip': from,
      origin: shop.origin,
    },
    body,
  })
}

test('a car is found by its plate, and the answer is not cached', async () => {
  const shop = await createTestShop()
  const response = await post(shop, JSON.stringify(plate))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toMatchObject({ key: 'volvo-240-b21a', year: 1979, gearbox: 'manual' })
  const none = await post(shop, JSON.stringify({ ...plate, plate: 'ZZZ999' }))
  expect(await none.json()).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', 'plate=BRK240'],
  ['another query', JSON.stringify({ ...plate, country: 'DE' })],
  ['a plate that is too long', JSON.stringify({ ...plate, plate: 'A'.repeat(11) })],
  ['a body that is too long', JSON.stringify({ ...plate, more: 'x'.repeat(1_024) })],
])('%s is refused without a call', async (_, body) => {
  const shop = await createTestShop()
  expect((await post(shop, body)).status).toBe(422)
  expect(shop.calls.filter(({ path }) => path.endsWith('/vehicle-lookup'))).toEqual([])
})

test('a form of another site finds nothing', async () => {
  const shop = await createTestShop()
  const response = await shop.fetch(paths.vehicles(), {
    method: 'POST',
    headers: { 'user-agent': userAgent, origin: 'https://other.test', 'content-type': 'text/plain' },
    body: JSON.stringify(plate),
  })
  expect(response.status).toBe(403)
})

test.each(['NO', 'SE'])('the list of vehicles says that the visitor buys in %s', async (country) => {
  const shop = await createTestShop()
  const headers = { 'user-agent': userAgent, 'x-test-country': country }
  const list = await (await shop.fetch(paths.vehicles(), { headers })).json()
  expect(list).toMatchObject({ hasLookup: true, country })
})

test.each([
  ['', '2.3\u00a0l petrol, 84\u00a0kW (113\u00a0bhp)'],
  ['/fi', '2,3\u00a0l bensiini, 84\u00a0kW (114\u00a0hv)'],
])('the list of vehicles describes engines in the language of %s', async (prefix, about) => {
  const shop = await createTestShop()
  const headers = { 'user-agent': userAgent }
  const list = await (await shop.fetch(prefix + paths.vehicles(), { headers })).json()
  expect(JSON.stringify(list)).toContain(
    JSON.stringify({ key: 'volvo-240-b230f', name: 'B230F', about, from: 1985, to: 1993 }),
  )
})

test('without a service the list of vehicles says so, and nothing is found', async () => {
  const shop = await createTestShop({ variables: { VEHICLE_LOOKUP_URL: undefined } })
  const list = await (await shop.fetch(paths.vehicles(), { headers: { 'user-agent': userAgent } })).json()
  expect(list).toMatchObject({ hasLookup: false, makes: expect.arrayContaining([]) })
  expect((await post(shop, JSON.stringify(plate))).status).toBe(404)
})
