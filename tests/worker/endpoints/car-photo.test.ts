import { afterEach, expect, test, vi } from 'vitest'
import { type Car, parseCars, serializeCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { customerAttributes } from '#src/commerce/contract/selection/registration.ts'
import { maxCarPhotoBytes } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { amazon } from '#tests/support/examples/cars.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { exifSegment, holds, pictures, placeTaken, withSegments } from '#tests/support/examples/pictures.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox } from '#tests/support/sandbox/test-sandbox.ts'
import { createMemoryBucket } from '#tests/support/shop/memory-bucket.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'
import { attempts, carPhotoDeadline } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const photo = withSegments(pictures.jpeg, exifSegment())

interface Options {
  bucket?: CarPhotoBucket | null
  /** Changes the replies of the commerce service. */
  relay?: (request: Request, reply: () => Promise<Response>) => Promise<Response>
}

/** Its customers take time to create, so the shops of this file share it; each test has separate accounts. */
const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })

/** A shop whose customers all have a car of the same id. */
async function createGarage({ bucket = createMemoryBucket(), relay = (_, reply) => reply() }: Options = {}) {
  const edge = createEdge({
    variables: { COMMERCE_URL: 'https://shop.test/sandbox/api/checkout' },
    ...(bucket ? { carPhotos: bucket } : {}),
    upstream: (request) => {
      const { pathname } = new URL(request.url)
      return relay(request, async () => sandbox.fetch(pathname, request))
    },
  })

  async function customer(demo: typeof astrid, cars = [amazon]) {
    const { email, password } = ownAccount(demo)
    const shopper = createShopper(sandbox)
    await shopper.get('/selection')
    await shopper.post(`/login/${email}`, { password })
    const update = (changes: object) =>
      shopper.put('/customer/update', { firstName: 'A', lastName: 'B', ...changes })
    async function saveCars(list: Car[]) {
      const saved = { [customerAttributes.cars]: serializeCars(list) }
      expect((await update({ customAttributes: saved })).status).toBe(200)
    }
    await saveCars(cars)
    return {
      ...visitor({ cookie: `rc_centra_checkout_token=${shopper.token}` }),
      update,
      saveCars,
      logOut: () => shopper.post('/logout'),
      async cars() {
        const reply = await shopper.get('/customer')
        return parseCars(reply.at(`loggedIn.${customerAttributes.cars}`))
      },
    }
  }

  function visitor(own: Record<string, string> = {}) {
    const send = (method: string, body?: BodyInit, more: Record<string, string> = {}, car = amazon.id) =>
      edge.fetch(paths.carPhoto(car), {
        method,
        headers: { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin', ...own, ...more },
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      })
    return {
      send,
      get: async () => send('GET'),
      put: (body: BodyInit = photo) => send('PUT', body),
      remove: () => send('DELETE'),
    }
  }

  return { edge, customer, visitor }
}

const statusesOf = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status)

test('a customer stores a photo of their car, sees it, replaces it and deletes it', async () => {
  const bucket = createMemoryBucket()
  const { customer } = await createGarage({ bucket })
  const owner = await customer(astrid)
  expect((await owner.get()).status).toBe(404)

  const stored = await owner.put()
  expect(stored.status).toBe(200)
  const { photo: version } = await stored.json()
  expect(await owner.cars()).toEqual([{ ...amazon, photo: version }])
  const shown = await owner.get()
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  const bytes = new Uint8Array(await shown.arrayBuffer())
  expect([...bucket.objects.values()]).toEqual([bytes])
  expect([holds(photo, placeTaken), holds(bytes, placeTaken)]).toEqual([true, false])

  await owner.put(pictures.lossyWebp)
  expect((await owner.get()).headers.get('content-type')).toBe('image/webp')
  expect((await owner.cars())?.[0]?.photo).not.toBe(version)
  expect(bucket.objects.size).toBe(1)

  expect((await owner.remove()).status).toBe(204)
  expect((await owner.get()).status).toBe(404)
  expect([bucket.objects.size, await owner.cars()]).toEqual([0, [amazon]])
})

test('only its owner can see, store or delete a photo', async () => {
  const bucket = createMemoryBucket()
  const { customer, visitor } = await createGarage({ bucket })
  const owner = await customer(astrid)
  await owner.put()
  const before = [...bucket.objects]
  const withoutCar = await customer(jonas, [])
  for (const other of [visitor(), visitor({ cookie: 'rc_centra_checkout_token=unknown' }), withoutCar]) {
    expect(await statusesOf([other.get(), other.send('HEAD'), other.put()])).toEqual([404, 404, 404])
    expect((await other.remove()).status).toBe(other === withoutCar ? 204 : 404)
  }
  // With any id, a customer only reaches their photos.
  const withCar = await customer(jonas)
  expect(await statusesOf([withCar.get(), withCar.remove()])).toEqual([404, 204])
  expect([...bucket.objects]).toEqual(before)
  expect((await owner.get()).status).toBe(200)

  const described = async (response: Promise<Response>) => {
    const answer = await response
    const ids = ['x-request-id', 'x-correlation-id']
    const headers = [...answer.headers].filter(([name]) => !ids.includes(name))
    return { status: answer.status, headers, text: await answer.text() }
  }
  const unknown = await described(withoutCar.send('GET', undefined, {}, 'ffffffff'))
  expect(await described(withoutCar.get())).toEqual(unknown)
  expect(await described(visitor().get())).toEqual(unknown)
  const expired = visitor({ cookie: 'rc_centra_checkout_token=unknown' })
  expect(await described(expired.get())).toEqual(unknown)

  await owner.logOut()
  expect((await owner.get()).status).toBe(404)
})

test('the photo of a car that was removed by other means can be deleted', async () => {
  const bucket = createMemoryBucket()
  const { customer } = await createGarage({ bucket })
  const owner = await customer(astrid)
  await owner.put()
  await owner.saveCars([])
  expect((await owner.get()).status).toBe(404)
  expect((await owner.remove()).status).toBe(204)
  expect(bucket.objects.size).toBe(0)
  await owner.saveCars([amazon])
  expect((await owner.get()).status).toBe(404)
})

test('photos of cars that are gone are deleted with the next upload, and those of other cars stay', async () => {
  const bucket = createMemoryBucket()
  const { customer } = await createGarage({ bucket })
  const [owner, other] = [await customer(astrid), await customer(jonas)]
  await other.put()
  const kept = { ...amazon, id: 'aaaaaaaa' }
  for (let count = 0; count < 5; count++) {
    const car = { ...amazon, id: `0000000${count}` }
    await owner.saveCars([kept, car])
    expect((await owner.send('PUT', photo, {}, car.id)).status).toBe(200)
    // The photo of this round's car, and that of another customer.
    expect(bucket.objects.size).toBe(2)
  }
  await owner.saveCars([kept, amazon])
  expect((await owner.send('PUT', photo, {}, kept.id)).status).toBe(200)
  expect((await owner.put()).status).toBe(200)
  expect(bucket.objects.size).toBe(3)
  expect(await statusesOf([owner.send('GET', undefined, {}, kept.id), owner.get(), other.get()])).toEqual([
    200, 200, 200,
  ])
})

test('a car that was added while photos were listed keeps its photo', async () => {
  const bucket = createMemoryBucket()
  const added = { ...amazon, id: 'bbbbbbbb' }
  const meanwhile = { add: async () => {} }
  const { customer } = await createGarage({
    bucket: {
      ...bucket,
      async list(options) {
        await meanwhile.add()
        return bucket.list(options)
      },
    },
  })
  const owner = await customer(astrid)
  meanwhile.add = async () => {
    meanwhile.add = async () => {}
    await owner.saveCars([amazon, added])
    expect((await owner.send('PUT', photo, {}, added.id)).status).toBe(200)
  }
  expect((await owner.put()).status).toBe(200)
  expect((await owner.send('GET', undefined, {}, added.id)).status).toBe(200)
})

test('a photo stays with its customer when the e-mail address changes', async () => {
  const { customer } = await createGarage()
  const owner = await customer(astrid)
  await owner.put()
  expect((await owner.update({ newEmail: `${crypto.randomUUID()}@example.com` })).status).toBe(200)
  expect((await owner.get()).status).toBe(200)
})

test('if the service sends no id, a customer is known by e-mail address', async () => {
  const { customer } = await createGarage({
    relay: async (_, reply) => {
      const response = await reply()
      const text = (await response.text()).replace(/"customer":"\d+",/, '')
      return new Response(text, response)
    },
  })
  const [owner, other] = [await customer(astrid), await customer(jonas)]
  await owner.put()
  expect(await statusesOf([owner.get(), other.get()])).toEqual([200, 404])
})

test.each(['..%2f..%2fetc', '0A1B2C3D', '0a1b2c3d4', '%E0%A4%A', 'constructor'])(
  'the car "%s" is not found',
  async (car) => {
    const { customer } = await createGarage()
    const owner = await customer(astrid)
    expect((await owner.send('GET', undefined, {}, car)).status).toBe(404)
    expect([404, 405]).toContain((await owner.send('PUT', photo, {}, car)).status)
  },
)

test.each([
  ['text', 'GIF89a'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('%s is no photo, and the earlier one stays', async (_, body) => {
  const { customer } = await createGarage()
  const owner = await customer(astrid)
  await owner.put()
  const before = await owner.cars()
  expect((await owner.put(body)).status).toBe(415)
  expect([(await owner.get()).status, await owner.cars()]).toEqual([200, before])
})

test('a file is read only up to its limit, with any length in its headers', async () => {
  const { customer } = await createGarage()
  const owner = await customer(astrid)
  const filled = Uint8Array.of(...photo, ...new Uint8Array(maxCarPhotoBytes - photo.length))
  expect((await owner.put(filled)).status).toBe(200)
  const sent = { bytes: 0 }
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.bytes += 10_000
      controller.enqueue(new Uint8Array(10_000))
    },
  })
  expect((await owner.send('PUT', endless, { 'content-length': '10' })).status).toBe(413)
  expect(sent.bytes).toBeLessThan(2 * maxCarPhotoBytes)
})

test('other sites and methods change nothing', async () => {
  const bucket = createMemoryBucket()
  const { customer } = await createGarage({ bucket })
  const owner = await customer(astrid)
  await owner.put()
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  expect(
    await statusesOf([owner.send('PUT', photo, foreign), owner.send('DELETE', undefined, foreign)]),
  ).toEqual([403, 403])
  const frame = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect(await statusesOf([owner.send('DELETE', undefined, frame), owner.send('POST', photo)])).toEqual([
    403, 405,
  ])
  expect(bucket.objects.size).toBe(1)
})

test('the limit of photos a minute holds for a customer on any network', async () => {
  const { customer } = await createGarage()
  const owner = await customer(astrid)
  const from = (address: number) => owner.send('PUT', photo, { 'cf-connecting-ip': `192.0.2.${address}` })
  for (let count = 0; count < attempts.limit; count++) expect((await from(count)).status).toBe(200)
  const refused = await from(99)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(attempts.period)])
  expect((await owner.get()).status).toBe(200)
  expect((await owner.remove()).status).toBe(204)
})

test('when the bucket fails, that is answered and reported, and the car is as before', async () => {
  const broken = async () => Promise.reject(new Error('The bucket is unavailable.'))
  const { customer, edge } = await createGarage({
    bucket: { get: broken, put: broken, delete: broken, list: broken },
  })
  const owner = await customer(astrid)
  expect(await statusesOf([owner.get(), owner.put(), owner.remove()])).toEqual([503, 503, 503])
  expect(await owner.cars()).toEqual([amazon])
  expect(edge.lines.filter((line) => line.includes('The bucket is unavailable.'))).toHaveLength(3)
})

test('a bucket that does not answer is given up', async () => {
  const asked = Promise.withResolvers<void>()
  const get = () => {
    asked.resolve()
    return new Promise<never>(() => {})
  }
  const { customer } = await createGarage({ bucket: { ...createMemoryBucket(), get } })
  const owner = await customer(astrid)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const response = owner.get()
  await asked.promise
  await vi.advanceTimersByTimeAsync(carPhotoDeadline)
  expect((await response).status).toBe(503)
})

test('when the car cannot be updated, a photo counts as not stored', async () => {
  const { customer } = await createGarage({
    relay: async (request, reply) =>
      request.headers.has('x-request-id') && request.method === 'PUT'
        ? new Response('unavailable', { status: 500 })
        : reply(),
  })
  const owner = await customer(astrid)
  expect((await owner.put()).status).toBe(503)
  expect(await owner.cars()).toEqual([amazon])
})

test('when the commerce service does not answer, neither does the photo', async () => {
  const state = { away: false }
  const { customer } = await createGarage({
    relay: async (_, reply) => (state.away ? new Response('', { status: 500 }) : reply()),
  })
  const owner = await customer(astrid)
  await owner.put()
  state.away = true
  expect(await statusesOf([owner.get(), owner.put(), owner.remove()])).toEqual([503, 503, 503])
})

test('without a bucket there is no photo', async () => {
  const { customer } = await createGarage({ bucket: null })
  const owner = await customer(astrid)
  expect(await statusesOf([owner.get(), owner.put(), owner.remove()])).toEqual([404, 404, 404])
})

test('a damaged object in the bucket is not sent', async () => {
  const bucket = createMemoryBucket()
  const { customer } = await createGarage({ bucket })
  const owner = await customer(astrid)
  await owner.put()
  for (const key of bucket.objects.keys()) await bucket.put(key, new TextEncoder().encode('<script>'))
  expect((await owner.get()).status).toBe(404)
})
