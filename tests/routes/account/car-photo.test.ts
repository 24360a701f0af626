import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { maxCarPhotoBytes, maxCarPhotoSide } from '#src/config.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { exifSegment, holds, pictures, placeTaken, withSegments } from '#tests/support/examples/pictures.ts'
import { createMemoryBucket } from '#tests/support/shop/memory-bucket.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'
import type { CarPhotoBucket } from '#worker/car-photos/bucket.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const photo = withSegments(pictures.jpeg, exifSegment())
const cars = paths.accountCars()

function form(texts: Record<string, string>, file: Uint8Array<ArrayBuffer> = new Uint8Array()) {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ do: 'put', id: '', model: 'Amazon', ...texts }))
    fields.set(name, value)
  fields.set('photo', new File([file], 'car.jpg'))
  return fields
}

async function logIn(carPhotos?: CarPhotoBucket) {
  const shop = await createTestShop(carPhotos ? { carPhotos } : {})
  const shopper = createNoScriptShopper(shop)
  const { email, password } = ownAccount(astrid)
  await shopper.post('/login', { email, password })
  return shopper
}

const carOf = (html: string) => /name="id" value="([\da-f]{8})"/.exec(html)?.[1] ?? ''
const addressOf = (html: string) => /src="(\/api\/car-photo\/[\da-f]{8}\?v=[\da-f]{8})"/.exec(html)?.[1]

test('without script a photo is added with its car, replaced and deleted', async () => {
  const bucket = createMemoryBucket()
  const shopper = await logIn(bucket)
  const added = await shopper.post(cars, form({}, photo))
  expect(added.sent.status).toBe(200)
  expect(added.text).toContain('Your changes are saved.')
  const [stored = photo] = bucket.objects.values()
  expect([holds(stored, placeTaken), addressOf(added.html)]).toEqual([false, expect.any(String)])
  expect(added.html).toContain('alt="Photo of Amazon"')
  expect((await shopper.read(addressOf(added.html) ?? '')).headers.get('content-type')).toBe('image/jpeg')

  const id = carOf(added.html)
  const renamed = await shopper.post(cars, form({ id, nickname: 'Blue one' }))
  expect(addressOf(renamed.html)).toBe(addressOf(added.html))
  const replaced = await shopper.post(cars, form({ id }, pictures.losslessWebp))
  expect(addressOf(replaced.html)).not.toBe(addressOf(added.html))
  const deleted = await shopper.post(cars, form({ id, removePhoto: '1' }))
  expect([addressOf(deleted.html), bucket.objects.size]).toEqual([undefined, 0])
})

test('a removed car takes its photo along, which is said', async () => {
  const bucket = createMemoryBucket()
  const shopper = await logIn(bucket)
  const { html } = await shopper.post(cars, form({}, photo))
  const removed = await shopper.post(cars, { do: 'remove', id: carOf(html) })
  expect(removed.text).toContain('The photo has been deleted and cannot be restored.')
  expect(bucket.objects.size).toBe(0)
  const again = await shopper.post(cars, form({}))
  expect((await shopper.post(cars, { do: 'remove', id: carOf(again.html) })).text).not.toContain('Its photo')
})

test('a guest’s photo is not read, and typed values stay', async () => {
  const shop = await createTestShop({ carPhotos: createMemoryBucket() })
  const read = { bytes: 0 }
  const texts =
    '--x\r\ncontent-disposition: form-data; name="do"\r\n\r\nput\r\n' +
    '--x\r\ncontent-disposition: form-data; name="model"\r\n\r\nAmazon\r\n' +
    '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n'
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(texts)),
    pull(controller) {
      read.bytes += 10_000
      controller.enqueue(new Uint8Array(10_000))
    },
  })
  const headers = { origin: shop.origin, 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await shop.fetch(cars, { method: 'POST', headers, body, ...{ duplex: 'half' } })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('value="Amazon"')
  expect(read.bytes).toBeLessThan(60_000)
})

test.each([
  ['no picture', new TextEncoder().encode('GIF89a'), 'This file cannot be used as a photo.'],
  ['a photo too large', new Uint8Array(maxCarPhotoBytes + 1), 'This picture is too large.'],
  ['a photo of a phone', new Uint8Array(1_000_000), 'This picture is too large.'],
])('%s is refused at its field; nothing is saved, and typed values stay', async (_, file, problem) => {
  const bucket = createMemoryBucket()
  const shopper = await logIn(bucket)
  const { sent, text, html } = await shopper.post(cars, form({ nickname: 'Red one' }, file))
  expect(sent.status).toBe(422)
  expect(text).toContain(problem)
  expect(html).toContain('value="Red one"')
  expect((await shopper.read(cars)).text).toContain('You have not added a car yet.')
  expect(bucket.objects.size).toBe(0)
})

test('when the bucket fails, the car is saved and its photo asked for again', async () => {
  const broken = async () => Promise.reject(new Error('The bucket is unavailable.'))
  const shopper = await logIn({ get: broken, put: broken, delete: broken, list: broken })
  const { sent, text, html } = await shopper.post(cars, form({}, photo))
  expect(sent.status).toBe(503)
  expect(text).toContain('The photo could not be saved or deleted.')
  const id = carOf(html)
  const again = await shopper.post(cars, form({ id }, photo))
  expect(again.html.match(/class="car-card"/g)).toHaveLength(1)

  const removed = await shopper.post(cars, { do: 'remove', id })
  expect([removed.sent.status, removed.html.match(/class="car-card"/g)]).toEqual([503, ['class="car-card"']])
})

test('the field for a photo has its label and limits in every language', async () => {
  const shopper = await logIn(createMemoryBucket())
  for (const locale of locales) {
    const { t } = createTestI18n(locale)
    const { html } = await shopper.read(localized(locale, cars))
    const [, id = ''] = /<input id="([^"]+)"[^>]*name="photo"/.exec(html) ?? []
    const label = new RegExp(`<label for="${id}">${t('account.car.photo')}<`)
    expect([locale, id !== '' && label.test(html)]).toEqual([locale, true])
    const limits = { kilobytes: maxCarPhotoBytes / 1_000, pixels: maxCarPhotoSide }
    expect(textOf(html)).toContain(t('account.car.photoFileHint', limits))
  }
})

test('without a bucket and without script there is no field for a photo, and none is kept', async () => {
  const shopper = await logIn()
  const { sent, html } = await shopper.post(cars, form({}, photo))
  expect([sent.status, html.includes('name="photo"'), addressOf(html)]).toEqual([200, false, undefined])
})
