import { afterEach, expect, test, vi } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { pictures } from '#tests/support/examples/pictures.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { createMemoryBucket } from '#tests/support/shop/memory-bucket.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  countMails,
  createTestShop,
  fetchCatalogue,
  latestMail,
  setFaults,
  type TestShop,
} from '#tests/support/shop/test-shop.ts'
import { slowAttempts } from '#worker/limits.ts'

afterEach(() => void vi.useRealTimers())

const { products } = await fetchCatalogue(Listing, '/products', {
  ...{ language: 'en', market: 1, pricelist: 11, limit: 20, onlyAvailable: true },
})
const part = products.find(
  ({ items, bundle, depositItem }) => items[0]?.stock === 'yes' && !bundle && !depositItem,
)

/** A customer who is logged in, and has a car with a photo where there is a bucket. */
async function createCustomer(shop: TestShop, { demo = astrid, address = '203.0.113.1' } = {}) {
  const { email, password } = ownAccount(demo)
  const shopper = createNoScriptShopper(shop, 'SE', address)
  await shopper.post('/login', { email, password })
  const fields = new FormData()
  for (const [name, value] of Object.entries({
    do: 'put',
    id: '',
    model: 'Amazon',
    nickname: `Car of ${email}`,
  }))
    fields.set(name, value)
  fields.set('photo', new File([pictures.jpeg], 'car.jpg'))
  expect((await shopper.post('/account/cars', fields)).sent.status).toBe(200)
  return { ...shopper, email, password }
}

const formOf = (html: string) => /name="form" value="([^"]+)"/.exec(html)?.[1] ?? ''

const messagesOf = (shop: TestShop) =>
  shop.calls.filter(({ path }) => path.endsWith('/support')).map(({ body }) => JSON.parse(body))

test('a customer downloads everything that is held of them as one file', async () => {
  const shop = await createTestShop({ carPhotos: createMemoryBucket() })
  const customer = await createCustomer(shop)
  await createCustomer(shop, { demo: jonas })
  await customer.post('/cart', { item: part?.items[0]?.item ?? '' })
  expect((await customer.read('/sv/account/data')).html).toContain('href="/sv/account/data/file"')

  const page = await customer.read('/account/data/file')
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  const file = JSON.parse(page.html)
  expect(file.profile).toMatchObject({
    email: customer.email,
    firstName: 'Astrid',
    newsletter: expect.any(Boolean),
  })
  expect(file.profile.address1).not.toBe('')
  expect(file.cars).toMatchObject([{ model: 'Amazon', nickname: `Car of ${customer.email}` }])
  expect(file.carPhotos).toEqual([
    { car: file.cars[0].id, photo: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  ])
  const [, picture = ''] = file.carPhotos[0].photo.split(',')
  expect(new Uint8Array(Buffer.from(picture, 'base64')).slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8))
  expect(file.cart.items).toMatchObject([{ item: part?.items[0]?.item, quantity: 1 }])

  // Every order of every page, with its receipt.
  const numbers = new Set<string>()
  for (let at = 1; at < 20; at += 1) {
    const { html } = await customer.read(`/account/orders?page=${at}`)
    for (const [, number = ''] of html.matchAll(/href="\/account\/orders\/(\d+)"/g)) numbers.add(number)
  }
  expect(numbers.size).toBeGreaterThan(1)
  expect(new Set(file.orders.map(({ order }: { order: string }) => order))).toEqual(numbers)
  for (const order of file.orders)
    expect(order).toMatchObject({
      items: expect.any(Array),
      totals: expect.any(Object),
      address: expect.any(Object),
    })
  expect(page.html).not.toContain(jonas.name)
})

test('without a bucket for photos the file is made all the same', async () => {
  const customer = await createCustomer(await createTestShop())
  const file = JSON.parse((await customer.read('/account/data/file')).html)
  expect([file.profile.email, file.carPhotos]).toEqual([customer.email, []])
})

test.each([
  ['the orders cannot be read', '/api/checkout/orders'],
  ['the customer cannot be read', '/api/checkout/customer'],
])('no file lacks a part: when %s, the page says that there is no file', async (_, path) => {
  const customer = await createCustomer(await createTestShop())
  await setFaults([{ paths: [path], fault: { kind: 'status', status: 500 } }])
  const page = await customer.read('/account/data/file')
  await setFaults([])
  expect([page.status, page.headers.get('location'), page.html]).toEqual([303, '/account/data?failed=1', ''])
  expect((await customer.read('/account/data?failed=1')).text).toContain(
    'The file could not be created right now.',
  )
})

test('the files of a network are limited', async () => {
  const customer = await createCustomer(await createTestShop(), { address: '203.0.113.200' })
  const read = async () => (await customer.read('/account/data/file')).status
  for (let count = 0; count < slowAttempts['customer-file'].limit; count += 1) expect(await read()).toBe(200)
  expect(await read()).toBe(303)
})

test('a customer asks for the deletion of the account with the present password; photos go at once', async () => {
  const carPhotos = createMemoryBucket()
  const shop = await createTestShop({ carPhotos })
  const customer = await createCustomer(shop)
  await customer.post('/cart', { item: part?.items[0]?.item ?? '' })
  const form = formOf((await customer.read('/account/data')).html)

  const wrong = await customer.post('/account/data', { password: 'amazon-121-red', form })
  expect([wrong.sent.status, wrong.text]).toEqual([
    422,
    expect.stringContaining('This is not your current password'),
  ])
  const empty = await customer.post('/account/data', { password: '', form })
  expect(empty.sent.status).toBe(422)
  expect([messagesOf(shop), carPhotos.objects.size, formOf(wrong.html)]).toEqual([[], 1, form])

  const done = await customer.post('/account/data', { password: customer.password, form })
  expect(done.sent.status).toBe(200)
  // The sandbox's clock stands still; a month after it.
  expect(done.text).toContain('Your account will be deleted by 21 December 2026')
  expect(done.html).not.toContain('type="password"')
  expect(messagesOf(shop)).toMatchObject([
    {
      ...{ kind: 'deletion', email: customer.email, provedBy: 'password', language: 'en' },
      customer: expect.stringMatching(/^\d+$/),
    },
  ])
  expect(JSON.stringify(messagesOf(shop))).not.toContain(customer.password)
  expect(await latestMail(customer.email)).toContain('You have asked us to delete your account.')
  expect(carPhotos.objects.size).toBe(0)
  const cars = await customer.read('/account/cars')
  expect([cars.text.includes('Amazon'), cars.html.includes('/api/car-photo/')]).toEqual([true, false])

  // The visitor's own session is as before.
  expect((await customer.read('/cart')).text).toContain(part?.sku)
  const again = await customer.post('/account/data', { password: customer.password, form })
  expect([again.sent.status, await countMails(`Deletion of an account, from ${customer.email}`)]).toEqual([
    200, 1,
  ])
})

test('a cart in another country stays there while the password is checked', async () => {
  const customer = await createCustomer(await createTestShop({ carPhotos: createMemoryBucket() }))
  await customer.post('/region', { country: 'FI', back: '/cart' })
  await customer.post('/cart', { item: part?.items[0]?.item ?? '' })
  const before = (await customer.read('/cart')).text
  const form = formOf((await customer.read('/account/data')).html)
  await customer.post('/account/data', { password: customer.password, form })
  expect(before).toContain(part?.sku)
  expect((await customer.read('/cart')).text).toBe(before)
})

test('a guest is led to the log-in, and nothing is asked for', async () => {
  const shop = await createTestShop()
  const guest = createNoScriptShopper(shop)
  const page = await guest.post('/account/data', { password: astrid.password, form: crypto.randomUUID() })
  expect([page.sent.status, page.location, messagesOf(shop)]).toEqual([303, '/login?next=data', []])
  expect((await guest.read('/account/data/file')).headers.get('location')).toBe('/login?next=data')
})

test('while customer service does not answer, nothing is deleted and the request can be sent again', async () => {
  const carPhotos = createMemoryBucket()
  const state = { isAway: true }
  const shop = await createTestShop({
    carPhotos,
    upstream: (request, sandbox) =>
      state.isAway && request.url.endsWith('/support') ? new Response('', { status: 500 }) : sandbox(request),
  })
  const customer = await createCustomer(shop)
  const form = formOf((await customer.read('/account/data')).html)
  const failed = await customer.post('/account/data', { password: customer.password, form })
  expect([failed.sent.status, formOf(failed.html), carPhotos.objects.size]).toEqual([503, form, 1])
  expect(failed.text).toContain('We can’t tell whether your request has reached us.')
  state.isAway = false
  const done = await customer.post('/account/data', { password: customer.password, form })
  expect([done.sent.status, carPhotos.objects.size]).toEqual([200, 0])
  const [first, second] = messagesOf(shop)
  expect(second.id).toBe(first.id)
})

test('a failed deletion of photos is mentioned', async () => {
  const bucket = createMemoryBucket()
  const broken = async () => Promise.reject(new Error('The bucket is unavailable.'))
  const customer = await createCustomer(await createTestShop({ carPhotos: { ...bucket, delete: broken } }))
  const form = formOf((await customer.read('/account/data')).html)
  const { sent, text } = await customer.post('/account/data', { password: customer.password, form })
  expect(sent.status).toBe(200)
  expect(text).toContain('The photos of your cars could not be deleted right now')
})

test('without a service for messages the page names the address to write to', async () => {
  const variables = { SUPPORT_URL: undefined, PUBLIC_SUPPORT_EMAIL: 'help@shop.example' }
  const customer = await createCustomer(await createTestShop({ variables }))
  const page = await customer.read('/account/data')
  expect(page.text).toContain('Write to help@shop.example to have your account deleted.')
  expect(page.html).not.toContain('type="password"')
  const posted = { password: customer.password, form: crypto.randomUUID() }
  expect((await customer.post('/account/data', posted)).sent.status).toBe(404)
})

test('the page is there in every language', async () => {
  const customer = await createCustomer(await createTestShop())
  for (const locale of locales) {
    const { t } = createTestI18n(locale)
    const { html, text } = await customer.read(localized(locale, '/account/data'))
    expect(html).toContain(`<html lang="${locale}"`)
    for (const key of ['account.data.file', 'account.data.download', 'account.data.askDelete'] as const)
      expect(text).toContain(t(key))
  }
})

test('wrong passwords of a logged-in customer count as failed log-ins, and the owner is notified', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const refused = Response.json({ errors: { password: 'incorrect' } }, { status: 406 })
  const guessed = { on: false }
  const shop = await createTestShop({
    variables: { MAIL_URL: 'https://shop.test/sandbox/mail', MAIL_KEY: testSecret },
    upstream: (request, sandbox) => {
      const { pathname } = new URL(request.url)
      const checksPassword =
        pathname.includes('/login/') || (request.method === 'PUT' && pathname.endsWith('/password'))
      return guessed.on && checksPassword ? refused.clone() : sandbox(request)
    },
  })
  const customer = await createCustomer(shop)
  const form = formOf((await customer.read('/account/data')).html)
  guessed.on = true
  const guess = async (count: number) => {
    // Within the limit by minute.
    if (count % 5 === 0) vi.setSystemTime(Date.now() + 60_000)
    const typed = `guess ${count}`
    const chosen = { 'new-password': 'four plain words here', 'repeat-password': 'four plain words here' }
    return count % 2
      ? customer.post('/account/data', { password: typed, form })
      : customer.post('/account/password', { password: typed, ...chosen })
  }
  for (let count = 1; count <= 30; count += 1) expect((await guess(count)).sent.status).toBe(422)
  const mails = shop.calls.filter(({ path }) => path.endsWith('/mail')).map(({ body }) => JSON.parse(body))
  expect(mails).toMatchObject([{ kind: 'many-failures', to: customer.email, facts: { attempts: 30 } }])
  for (let count = 31; count <= 40; count += 1) expect((await guess(count)).sent.status).toBe(422)
  for (let count = 41; count <= 50; count += 1) expect((await guess(count)).sent.status).toBe(429)
})
