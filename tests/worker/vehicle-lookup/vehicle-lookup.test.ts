import { afterEach, expect, test, vi } from 'vitest'
import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { visitorContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

afterEach(() => void vi.useRealTimers())

const query: VehicleQuery = { kind: 'plate', country: 'SE', plate: 'ABC123' }
const vehicle = { key: 'volvo-240-b21a', year: 1979, steering: 'lhd' }
const found = () => Response.json({ vehicle })

interface Asked {
  authorization: string | null
  body: unknown
}

/** A shop whose pages look for a car, with a register that answers as given; `asked` is what it was asked. */
function createShop(answer: () => Response | Promise<Response> = found) {
  const asked: Asked[] = []
  const edge = createEdge({
    variables: {
      VEHICLE_LOOKUP_URL: 'https://shop.test/sandbox/vehicle-lookup',
      VEHICLE_LOOKUP_KEY: 'a-register-key',
    },
    async upstream(request) {
      if (!request.url.endsWith('/vehicle-lookup')) return Response.json(countries)
      asked.push({ authorization: request.headers.get('authorization'), body: await request.json() })
      return answer()
    },
    async render(_locale, _request, context) {
      const outcome = await context.get(visitorContext).vehicleLookup()?.find(query)
      return Response.json(outcome)
    },
  })
  return {
    asked,
    lines: edge.lines,
    async find(from = '203.0.113.7'): Promise<unknown> {
      return (await edge.fetch('/', { headers: { 'cf-connecting-ip': from } })).json()
    },
  }
}

test('a car is requested with the key of the service; facts missing in the register are null', async () => {
  const { asked, find } = createShop()
  expect(await find()).toEqual({ ...vehicle, name: null, body: null, gearbox: null, brakeSystem: null })
  expect(asked).toEqual([{ authorization: 'Bearer a-register-key', body: query }])
})

test('no car is no failure', async () => {
  const { find, lines } = createShop(() =>
    Response.json({ errors: { vehicle: 'not found' } }, { status: 404 }),
  )
  expect(await find()).toBe('none')
  expect(lines.filter((line) => line.includes('"event":"error"'))).toEqual([])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['fails', () => new Response('away', { status: 502 })],
  ['refuses the key', () => Response.json({ errors: { token: 'denied' } }, { status: 401 })],
  ['answers something else', () => Response.json({ hello: 'there' })],
  ['cannot be reached', () => Promise.reject(new Error('connection reset'))],
])('a register that %s is not taken for "no such car", and the log has no plate', async (_, answer) => {
  const { find, lines } = createShop(answer)
  expect(await find()).toBe('failed')
  expect(lines.join()).not.toMatch(/ABC123/)
})

test('a register that does not answer is not waited for beyond four seconds', async () => {
  vi.useFakeTimers()
  const called = Promise.withResolvers<void>()
  const { find } = createShop(() => {
    called.resolve()
    return new Promise<Response>(() => {})
  })
  const outcome = find()
  await called.promise
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await outcome).toBe('failed')
})

test('a visitor looks up twenty cars in an hour', async () => {
  const { asked, find } = createShop()
  for (let count = 0; count < 20; count += 1) expect(await find()).toMatchObject({ key: vehicle.key })
  expect(await find()).toBe('limited')
  expect(await find('203.0.113.8')).toMatchObject({ key: vehicle.key })
  expect(asked).toHaveLength(21)
})
