import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { maxCars, parseCars, serializeCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import {
  createTestShop,
  fetchCatalogue,
  type TestShop,
  updateCustomerDirectly,
} from '#tests/support/shop/test-shop.ts'

// The first question fills the sandbox.
await fetchCatalogue(Listing, '/products', { limit: 1 })

const amazon = {
  model: 'Volvo Amazon',
  variant: 'B18A',
  year: '1966',
  nickname: 'Röda faran',
  vinNumber: '13121VF',
  colorCode: '46',
  interiorCode: '504',
  steeringSide: 'left',
  brakeType: 'discFront',
  brake: 'Girling',
}
const add = { do: 'put', id: '', ...amazon }

async function logIn(shop: TestShop, account = ownAccount(astrid)) {
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/login', { email: account.email, password: account.password })
  return shopper
}

const carIds = (html: string) =>
  [...html.matchAll(/name="do" value="remove"\/><input type="hidden" name="id" value="([\da-f]{8})"/g)].map(
    ([, id = '']) => id,
  )

const SavedCars = v.object({
  customAttributes: v.optional(v.object({ garage_cars: v.nullable(v.string()) })),
})

/** The cars of the latest call that saved any. */
function savedCars(shop: TestShop) {
  const call = shop.calls.findLast(({ path }) => path.endsWith('/customer/update'))
  const { customAttributes } = v.parse(SavedCars, JSON.parse(call?.body ?? '{}'))
  return parseCars(customAttributes?.garage_cars)
}

test('a customer adds a car with every field, changes it, removes it and puts it back', async () => {
  const shop = await createTestShop()
  const shopper = await logIn(shop)
  expect((await shopper.read('/account/cars')).text).toContain('You have not added a car yet.')
  const added = await shopper.post('/account/cars', add)
  expect([added.sent.status, added.sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  for (const shown of ['Röda faran', 'Volvo Amazon, B18A, 1966', '13121VF', '46', '504', 'Left', 'Girling'])
    expect(added.text).toContain(shown)
  const [id = ''] = carIds(added.html)
  expect(savedCars(shop)).toEqual([{ ...amazon, year: 1966, photo: '', id }])

  const changed = await shopper.post('/account/cars', { ...add, id, nickname: '' })
  expect(changed.html).toContain('<h2>Volvo Amazon</h2>')
  expect(savedCars(shop)).toEqual([{ ...amazon, year: 1966, nickname: '', photo: '', id }])

  const removed = await shopper.post('/account/cars', { do: 'remove', id })
  expect(removed.text).toContain('Volvo Amazon has been removed.')
  expect((await shopper.read('/account/cars')).text).toContain('You have not added a car yet.')
  const form = /<form class="removed-car".*?<\/form>/s.exec(removed.html)?.[0] ?? ''
  const hidden = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const back = await shopper.post('/account/cars', Object.fromEntries(hidden))
  expect(carIds(back.html)).toEqual([id])
  expect(savedCars(shop)).toEqual([{ ...amazon, year: 1966, nickname: '', photo: '', id }])
})

test('a car is picked without script: model and year, then an engine, those of the year first', async () => {
  const shop = await createTestShop()
  const shopper = await logIn(shop)
  const first = (await shopper.read('/account/cars')).html
  const [form = ''] =
    /<form class="account-form" action="\/account\/cars" method="get">.*?<\/form>/s.exec(first) ?? []
  expect(form).toMatch(/<optgroup label="Volvo">.*<option>Volvo 240<\/option>/s)
  expect(form).toContain('name="year"')

  const second = (await shopper.read('/account/cars?model=Volvo+240&year=1978')).html
  const [select = ''] = /<select[^>]*name="variant".*?<\/select>/s.exec(second) ?? []
  const groups = select.split('<optgroup').slice(1)
  const headings = groups.map((group) => /label="([^"]+)"/.exec(group)?.[1])
  expect(headings).toEqual(['Model year 1978', 'Other years'])
  expect(groups[0]).toContain(
    '<option value="B21A">B21A, 2.1\u00a0l petrol, 73\u00a0kW (98\u00a0bhp)</option>',
  )
  expect(groups[1]).toContain('B230F, 2.3\u00a0l petrol, 84\u00a0kW (113\u00a0bhp), 1985–1993')
  expect(second).toMatch(/<details[^>]* open=""/)
  const model = second.match(/<input[^>]*name="model"[^>]*value="Volvo 240"/)
  expect(model).not.toBeNull()

  const outside = await shopper.read('/account/cars?model=Volvo+240&year=1995')
  expect(outside.text).toContain('Volvo 240: model year 1975–1993 as far as we know, not 1995.')
  const picked = { model: 'Volvo 240', variant: 'B21A', year: '1995' }
  const added = await shopper.post('/account/cars', { ...add, ...picked })
  expect(added.text).toContain('Volvo 240, B21A, 1995')
})

test.each(['?model=Volvo+241&year=1978', '?model=', '?year=1978'])(
  'the query %s picks no model',
  async (query) => {
    const shop = await createTestShop()
    const { status, html } = await (await logIn(shop)).read(`/account/cars${query}`)
    expect([status, html.includes('name="variant"')]).toEqual([200, true])
    expect(html).not.toMatch(/<select[^>]*name="variant"/)
  },
)

test.each([
  ['a missing model', { model: ' ' }, 'This field is required'],
  ['a year with two digits', { year: '66' }, 'Enter the year as four digits, e.g. 1974'],
  ['a side there is not', { steeringSide: 'middle' }, 'This was not accepted. Please check it'],
])('%s: the page shows the error and keeps typed values', async (_, changes, expected) => {
  const shop = await createTestShop()
  const shopper = await logIn(shop)
  const { sent, text, html } = await shopper.post('/account/cars', { ...add, ...changes })
  expect(sent.status).toBe(422)
  expect(text).toContain(expected)
  expect(html).toContain('value="Röda faran"')
  expect(savedCars(shop)).toEqual([])
})

test('a car beyond the last that fits is refused, and the others stay', async () => {
  const shop = await createTestShop()
  const shopper = await logIn(shop)
  const cars = Array.from({ length: maxCars }, (_, index) => ({
    ...{ ...amazon, year: 1966, steeringSide: 'left' as const, brakeType: 'discFront' as const, photo: '' },
    id: index.toString(16).padStart(8, '0'),
  }))
  await updateCustomerDirectly(shopper.session.token, {
    customAttributes: { garage_cars: serializeCars(cars) },
  })
  const { sent, text } = await shopper.post('/account/cars', add)
  expect(sent.status).toBe(409)
  expect(text).toContain('You can keep up to 20 cars.')
  expect(carIds((await shopper.read('/account/cars')).html)).toHaveLength(maxCars)
})

test('cars that cannot be read are said to be, and never replaced', async () => {
  const shop = await createTestShop()
  const shopper = await logIn(shop)
  const customAttributes = { garage_cars: '{"version":3,"cars":[]}' }
  await updateCustomerDirectly(shopper.session.token, { customAttributes })
  expect((await shopper.read('/account/cars')).text).toContain('We can’t read your saved cars at the moment.')
  const { sent, text } = await shopper.post('/account/cars', add)
  expect(sent.status).toBe(409)
  expect(text).toContain('Nothing has been deleted.')
  expect(shop.calls.filter(({ path }) => path.endsWith('/customer/update'))).toEqual([])
})

test('cars belong to the customer of the token, and guests have none', async () => {
  const shop = await createTestShop()
  const first = await logIn(shop)
  const [id = ''] = carIds((await first.post('/account/cars', add)).html)
  const second = await logIn(shop, ownAccount(jonas))
  expect((await second.read('/account/cars')).text).not.toContain('Röda faran')
  await second.post('/account/cars', { do: 'remove', id })
  const guest = createNoScriptShopper(shop)
  const { sent, text, html } = await guest.post('/account/cars', { ...add, nickname: 'Gästens' })
  expect(sent.status).toBe(403)
  expect([text.includes('You are no longer logged in.'), html.includes('value="Gästens"')]).toEqual([
    true,
    true,
  ])
  expect(carIds((await first.read('/account/cars')).html)).toEqual([id])
  const login = await guest.read('/login?next=cars')
  expect(login.text).toContain('Sign in to add your car')
})

test('typed values stay when the service does not answer', async () => {
  const faults = { isAway: false }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      faults.isAway ? new Response('away', { status: 502 }) : sandbox(request),
  })
  const shopper = await logIn(shop)
  faults.isAway = true
  const { sent, html } = await shopper.post('/account/cars', add)
  expect([sent.status, html.includes('value="Röda faran"')]).toEqual([503, true])
})

test.each([{}, { do: 'put', id: 'x' }, { do: 'remove', id: '' }, { do: 'sell', id: '00000000' }])(
  '400: the form %o is not one of the page',
  async (form) => {
    const shopper = await logIn(await createTestShop())
    expect((await shopper.post('/account/cars', form)).sent.status).toBe(400)
  },
)

test('the overview lists the cars, and works while they are unknown', async () => {
  let failing = false
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      failing && request.url.endsWith('/customer')
        ? Promise.resolve(new Response(null, { status: 500 }))
        : sandbox(request),
  })
  const shopper = await logIn(shop)
  expect((await shopper.read('/account')).text).toContain('You have not added a car yet.')
  await shopper.post('/account/cars', add)
  const listed = await shopper.read('/account')
  expect(listed.text).toContain('Röda faranVolvo Amazon, B18A, 1966')
  failing = true
  const unknown = await shopper.read('/account')
  expect([unknown.status, unknown.text.includes('Röda faran')]).toEqual([200, false])
  expect(unknown.text).not.toContain('You have not added a car yet.')
})
