import { expect, test } from 'vitest'
import { startShop } from '#scripts/shop/start-shop.ts'
import { serializeCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { customerAttributes } from '#src/commerce/contract/selection/registration.ts'
import * as paths from '#src/paths.ts'
import { amazon } from '#tests/support/examples/cars.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { exifSegment, holds, pictures, placeTaken, withSegments } from '#tests/support/examples/pictures.ts'
import { createShopper } from '#tests/support/shop/shopper.ts'

test.each(['workerd', 'node'] as const)(
  'in %s a photo outlives the server, without its metadata',
  async (runtime) => {
    await using shop = await startShop({ runtime })

    /** Logs a customer with a car in. */
    async function customer(demo: typeof astrid) {
      const { email, password } = ownAccount(demo)
      const shopper = createShopper({ fetch: (path, init) => shop.fetch(`/sandbox${path}`, init) })
      await shopper.get('/selection')
      await shopper.post(`/login/${email}`, { password })
      const saved = { [customerAttributes.cars]: serializeCars([amazon]) }
      await shopper.put('/customer/update', { firstName: 'A', lastName: 'B', customAttributes: saved })
      return (method: string, body: BodyInit | null = null) =>
        shop.fetch(paths.carPhoto(amazon.id), {
          method,
          headers: { cookie: `rc_centra_checkout_token=${shopper.token}`, origin: shop.origin },
          body,
        })
    }

    const owner = await customer(astrid)
    const other = await customer(jonas)
    const photo = withSegments(pictures.progressiveJpeg, exifSegment())
    expect((await owner('PUT', photo)).status).toBe(200)
    await shop.stop()
    await shop.start()
    const shown = await owner('GET')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = new Uint8Array(await shown.arrayBuffer())
    expect([bytes.length > 300, holds(bytes, placeTaken)]).toEqual([true, false])
    expect((await other('GET')).status).toBe(404)
    expect((await owner('DELETE')).status).toBe(204)
    expect((await owner('GET')).status).toBe(404)
  },
  90_000,
)
