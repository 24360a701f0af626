import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { beforeAll, expect, test } from 'vitest'
import { userAgent } from '#scripts/shop/user-agent.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { addItemAtom } from '#src/features/cart/commands/add.atoms.ts'
import {
  readProfileAtom,
  registerAtom,
  updateCustomerAtom,
} from '#src/features/cart/commands/customer/customer-commands.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createClient } from '#tests/support/chaos/client.ts'
import { payment, swede } from '#tests/support/examples/addresses.ts'
import { pictures } from '#tests/support/examples/pictures.ts'
import { isFullCheck } from '#tests/support/full-check.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { createMemoryBucket } from '#tests/support/shop/memory-bucket.ts'
import {
  changeSwitches,
  createTestShop,
  fetchCatalogue,
  type TestShop,
} from '#tests/support/shop/test-shop.ts'

const customerCount = isFullCheck ? 50 : 15
/** Requests in flight: more would only wait in this process, past their deadlines. */
const maxConcurrent = 50

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 1,
  pricelist: 11,
  limit: 60,
  onlyAvailable: true,
})
const items = products
  .filter(({ bundle, depositItem }) => !bundle && !depositItem)
  .flatMap((product) => product.items.slice(0, 1).map(({ item }) => ({ item, sku: product.sku })))

beforeAll(() => changeSwitches({ stockMode: 'off' }))

const random = seededRandom(11)

/** The shop, in front of services whose replies arrive out of order. */
function createJumblingShop() {
  return createTestShop({
    carPhotos: createMemoryBucket(),
    upstream: async (request, sandbox) => {
      const response = await sandbox(request)
      await pause(Math.floor(random() * 8))
      return response
    },
  })
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The first quantization table of a picture, with its head of five bytes. */
const table = { start: 20, end: 89 }

/** A picture of the customer's own: a number of its quantization table differs. */
function photoOf(index: number) {
  const photo = pictures.jpeg.slice()
  photo[table.start + 5] = index + 1
  return photo
}

/** A customer whose every personal text has a word of their own, with an order, a car and a cart. */
async function createCustomer(shop: TestShop, index: number) {
  const word = `shopper${String(index).padStart(2, '0')}`
  const locale = locales[index % locales.length] ?? 'en'
  const address = `198.51.100.${index}`
  const client = createClient(shop, shop.handle)
  const { store, visit } = client
  const email = `${word}@example.com`
  const registered = await store.set(registerAtom, {
    ...{ email, firstName: word, lastName: `Last ${word}`, country: 'SE', company: `Firm ${word}` },
    ...{
      password: 'four plain words',
      newsletter: true,
      asksForNewsletter: false,
      state: '',
      phoneNumber: '',
      vatNumber: '',
    },
  })
  expect(registered).toEqual({ kind: 'in' })
  const [bought, kept] = [items[index % items.length], items[(index + 7) % items.length]]
  expect(await visit.checkout.addItem(bought?.item ?? '', 1)).toMatchObject({ ok: true })
  const { identityNumber: _, ...postal } = swede
  const paid = await visit.checkout.pay({
    ...{ ...payment, paymentMethod: 'prepayment' },
    address: { ...postal, email, firstName: word, lastName: `Last ${word}`, address1: `Street ${word}` },
  })
  expect(paid).toMatchObject({ ok: true, value: { action: 'success' } })
  await visit.checkout.addItem(kept?.item ?? '', 1)
  const orders = await visit.checkout.orders(0, 1)
  const order = orders.ok ? (orders.value.orders[0]?.orderNumber ?? '') : ''
  const { item = '', sku = '' } = kept ?? {}
  const token = client.token() ?? ''
  const customer = {
    ...{ index, word, locale, address, email, token },
    ...{ order, item, sku, store, visit },
  }
  const photo = photoOf(index)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...carOf(customer), do: 'put', id: '' })) form.set(name, value)
  form.set('photo', new File([photo], 'car.jpg'))
  const { text } = await ask(shop, customer, '/account/cars', { method: 'POST', body: form })
  const [photoPath = ''] = /\/api\/car-photo\/[\da-f]{8}/.exec(text) ?? []
  return { ...customer, photoPath, photo: hex(photo.subarray(table.start, table.end)) }
}
type Customer = Awaited<ReturnType<typeof createCustomer>>

interface Answer {
  status: number
  /** Its headers and body; of a command, its result and the cart the client holds then. */
  text: string
}

const carOf = ({ word }: Pick<Customer, 'word'>) => ({
  model: 'Volvo',
  nickname: `Car ${word}`,
  vinNumber: word,
})
const detailsOf = ({ word, email }: Customer) => ({
  ...{ email, firstName: word, lastName: `Last ${word}`, country: 'SE', company: `Firm ${word}` },
})
const newPassword = { 'new-password': 'four plain words', 'repeat-password': 'four plain words' }

type Visitor = Pick<Customer, 'address' | 'locale' | 'token'>

/** Requests an address of the shop in the visitor's language. */
async function ask(
  shop: TestShop,
  { address, locale, token }: Visitor,
  path: string,
  init: RequestInit = {},
) {
  const headers = {
    'user-agent': userAgent,
    'cf-connecting-ip': address,
    'x-test-country': 'SE',
    cookie: token && `rc_centra_checkout_token=${token}`,
    origin: shop.origin,
  }
  const response = await shop.fetch(localized(locale, path), { ...init, headers })
  const text = [...[...response.headers].flat(), await response.text()].join('\n')
  return { status: response.status, text }
}

const post = (shop: TestShop, visitor: Visitor, path: string, fields: Record<string, string>) =>
  ask(shop, visitor, path, { method: 'POST', body: new URLSearchParams(fields) })

interface Kind {
  what: string
  status: number
  /** The customer's data that the answer has to show; empty for none. */
  shows(customer: Customer): string
  run(shop: TestShop, customer: Customer, neighbour: Customer): Promise<Answer>
}

const word = (customer: Customer) => customer.word
const labelled = (label: string) => (customer: Customer) => `${label} ${customer.word}`

function page(
  path: (customer: Customer, neighbour: Customer) => string,
  shows: Kind['shows'],
  status = 200,
): Kind {
  return {
    ...{ what: `page ${path}`, status, shows },
    run: (shop, customer, neighbour) => ask(shop, customer, path(customer, neighbour)),
  }
}

function form(
  path: string | ((customer: Customer) => string),
  fields: (customer: Customer) => Record<string, string>,
  shows: Kind['shows'],
  { status = 200, asGuest = false } = {},
): Kind {
  return {
    ...{ what: `form ${path}`, status, shows },
    run: (shop, customer) =>
      post(
        shop,
        asGuest ? { ...customer, token: '' } : customer,
        typeof path === 'string' ? path : path(customer),
        fields(customer),
      ),
  }
}

/** The photo of a customer's car, as hexadecimal digits. */
function photo(of: (customer: Customer, neighbour: Customer) => Customer, status: number): Kind {
  return {
    ...{ what: `photo ${of}`, status, shows: (customer) => (status === 200 ? customer.photo : '') },
    run: async (shop, customer, neighbour) => {
      const headers = { cookie: `rc_centra_checkout_token=${customer.token}` }
      const response = await shop.fetch(of(customer, neighbour).photoPath, { headers })
      return { status: response.status, text: hex(new Uint8Array(await response.arrayBuffer())) }
    },
  }
}

function command(what: string, run: (customer: Customer) => Promise<unknown>, shows = word): Kind {
  return {
    ...{ what: `command ${what}`, status: 200, shows },
    run: async (_, customer) => {
      const result = await run(customer)
      return { status: 200, text: JSON.stringify([result, customer.store.get(selectionAtom)]) }
    },
  }
}

const publicPaths = ['/', '/checkout/', '/categories', '/wishlist']

/** The requests of each customer, once each. */
const kinds: Kind[] = [
  page(() => '/account', word),
  page(() => '/account/orders', word),
  page(({ order }) => `/account/orders/${order}`, labelled('Street')),
  page(
    (_, { order }) => `/account/orders/${order}`,
    () => '',
    404,
  ),
  page(() => '/account/details', labelled('Firm')),
  page(() => '/account/cars', labelled('Car')),
  page(() => '/account/data', word),
  page(() => '/account/data/file', labelled('Street')),
  page(
    () => '/cart',
    ({ sku }) => sku,
  ),
  page(
    ({ index }) => publicPaths[index % publicPaths.length] ?? '/',
    () => '',
  ),
  page(({ order }) => `/account/orders/${order}.data`, labelled('Street')),
  form(
    '/account/details',
    (customer) => ({ ...detailsOf(customer), zipCode: '1', city: `Typed ${customer.word}` }),
    labelled('Typed'),
    { status: 422 },
  ),
  form(
    '/account/details',
    (customer) => ({ ...detailsOf(customer), city: `Town ${customer.word}` }),
    labelled('Town'),
  ),
  form('/account/cars', (customer) => ({ ...carOf(customer), do: 'put', id: '' }), labelled('Car')),
  form(
    ({ order }) => `/account/orders/${order}`,
    () => ({}),
    word,
  ),
  form(
    '/login',
    ({ email }) => ({ email, password: 'a wrong one' }),
    ({ email }) => email,
    { status: 422, asGuest: true },
  ),
  form(
    '/register',
    (customer) => ({ ...detailsOf(customer), ...newPassword }),
    ({ email }) => email,
    { status: 422, asGuest: true },
  ),
  photo((customer) => customer, 200),
  photo((_, neighbour) => neighbour, 404),
  command('reads the customer', ({ store }) => store.set(readProfileAtom)),
  command('changes the customer', ({ store, word }) =>
    store.set(updateCustomerAtom, {
      ...{ firstName: word, lastName: `Last ${word}`, address2: `Door ${word}`, newsletter: true },
    }),
  ),
  command('adds to the cart', ({ store, item }) =>
    store.set(addItemAtom, { item, quantity: 1, name: 'A part' }),
  ),
  command(
    'reads the orders and the receipt',
    async ({ visit: { checkout } }) => [await checkout.orders(0, 5), await checkout.receipt()],
    labelled('Street'),
  ),
]

/** A list in a random order. */
function shuffle<T>(list: T[]): T[] {
  const drawn = list.map((entry) => ({ entry, at: random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}

test('requests of many customers at the same time: no answer has a word of another', async () => {
  const shop = await createJumblingShop()
  const limit = pLimit(maxConcurrent)
  const customers = await Promise.all(
    Array.from({ length: customerCount }, (_, index) => limit(() => createCustomer(shop, index))),
  )
  const owners = new Map<string, Customer>()
  for (const customer of customers)
    for (const name of [customer.word, customer.token, `orders/${customer.order}`]) owners.set(name, customer)
  expect(owners.size).toBe(3 * customerCount)
  const names = new RegExp(`(?:${[...owners.keys()].join('|')})(?!\\d)`, 'gi')

  const requests = shuffle(
    customers.flatMap((customer, index) => {
      const neighbour = customers[(index + 1) % customerCount] ?? customer
      return kinds.map((kind) => ({ kind, customer, neighbour }))
    }),
  )
  expect(requests.length).toBeGreaterThanOrEqual(20 * customerCount)
  const wrong = await Promise.all(
    requests.map(async ({ kind, customer, neighbour }) => {
      const { status, text } = await limit(() => kind.run(shop, customer, neighbour))
      // The address of an order that is not found may be in the answer.
      const asked = kind.status === 404 ? `orders/${neighbour.order}` : ''
      const foreign = [...text.matchAll(names)]
        .map(([name]) => name.toLowerCase())
        .filter((name) => name !== asked && owners.get(name) !== customer)
      const isExpected = status === kind.status && text.includes(kind.shows(customer))
      return foreign.length === 0 && isExpected
        ? []
        : [{ asked: kind.what, by: customer.word, status, foreign }]
    }),
  )
  expect(wrong.flat()).toEqual([])
}, 120_000)
