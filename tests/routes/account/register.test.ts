import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, latestMail } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', { limit: 60, onlyAvailable: true })
const plain = products.find(
  ({ items, bundle, depositItem }) =>
    items[0]?.stock === 'yes' && items.length === 1 && !bundle && !depositItem,
)

const password = 'four plain old words'
const newcomer = () => ({
  email: `kim+${crypto.randomUUID().slice(0, 8)}@example.com`,
  'new-password': password,
  'repeat-password': password,
  firstName: 'Kim',
  lastName: 'Olsen',
  phoneNumber: '070-174 06 05',
  country: 'SE',
  company: 'Olsens Bilar AB',
  vatNumber: '556036-0793 01',
})

test('without script a visitor registers, is logged in and keeps the cart', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: plain?.items[0]?.item ?? '' })
  const fields = newcomer()
  const { sent, location, text } = await shopper.post('/sv/register', fields)
  expect([sent.status, location]).toEqual([303, '/sv/account'])
  expect(sent.headers.get('set-cookie')).toMatch(/^rc_centra_checkout_token=/)
  expect(text).toContain('Inloggad som Kim Olsen')
  expect((await shopper.read('/cart')).text).toContain(plain?.sku)
  const call = shop.calls.find(({ path }) => path.endsWith('/register'))
  expect(JSON.parse(call?.body ?? '')).toEqual({
    email: fields.email,
    password,
    firstName: 'Kim',
    lastName: 'Olsen',
    phoneNumber: '070-174 06 05',
    country: 'SE',
    newsletter: true,
    language: 'sv',
    customAttributes: { company_name: 'Olsens Bilar AB', vat_number: 'SE556036079301' },
  })
})

test('registering on the way to a screen leads on to it', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const page = await shopper.read('/register?next=checkout')
  expect(page.html).toContain('action="/register?next=checkout"')
  expect(page.html).toContain('href="/login?next=checkout"')
  expect((await shopper.post('/register?next=checkout', newcomer())).location).toBe('/checkout/')
})

test.each([
  ['a missing name', { firstName: '' }, 'This field is required'],
  ['a malformed address', { email: 'kim@' }, 'Email is not valid'],
  [
    'a phone number of another country',
    { phoneNumber: '0171 1234567' },
    'Phone Number is not valid, country code required',
  ],
  ['a short password', { 'new-password': 'short', 'repeat-password': 'short' }, 'Use at least 8 characters'],
  [
    'a mistyped repetition',
    { 'repeat-password': 'four plain old worlds' },
    'The two passwords are not the same',
  ],
  ['a malformed VAT number', { vatNumber: 'SE1' }, 'This VAT number is not valid'],
  ['an address with an account', { email: astrid.email }, 'There is already an account with this email'],
])('%s: the page shows the error, keeps typed values and no password', async (_, changes, expected) => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { sent, text, html } = await shopper.post('/register', { ...newcomer(), ...changes })
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  expect(text).toContain(expected)
  expect(html).toContain('value="Olsens Bilar AB"')
  expect(html).not.toContain('four plain old')
  expect((await shopper.read('/account')).status).toBe(303)
})

test('a country with states asks for one, also without script', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const page = await shopper.read('/register')
  expect(page.html).toMatch(/<noscript>.*<optgroup label="Ireland"><option value="CW">Carlow/s)
  const irish = { ...newcomer(), country: 'IE', phoneNumber: '', vatNumber: '' }
  const refused = await shopper.post('/register', irish)
  expect(refused.sent.status).toBe(422)
  expect(refused.html).toMatch(
    /<select[^>]*name="state"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="state"/,
  )
  expect((await shopper.post('/register', { ...irish, state: 'D' })).location).toBe('/account')
})

test('the form asks for the newsletter only where the configuration says so', async () => {
  const silent = createNoScriptShopper(await createTestShop())
  expect((await silent.read('/register')).html).not.toContain('name="newsletter"')
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const asking = createNoScriptShopper(shop)
  expect((await asking.read('/register')).html).toMatch(/<input(?![^>]*checked)[^>]*name="newsletter"/)
  await asking.post('/register', newcomer())
  const call = shop.calls.find(({ path }) => path.endsWith('/register'))
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ newsletter: false })
  expect(shop.calls.filter(({ path }) => path.endsWith('/mail'))).toEqual([])
})

test('a visitor who asks for the newsletter is mailed the link that confirms it, and not subscribed before', async () => {
  const shop = await createTestShop({ variables: { NEWSLETTER_CHOICE: '1' } })
  const visitor = newcomer()
  const shopper = createNoScriptShopper(shop)
  expect((await shopper.post('/register', { ...visitor, newsletter: 'on' })).location).toBe('/account')
  const call = shop.calls.find(({ path }) => path.endsWith('/register'))
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ newsletter: false })
  expect(shop.calls.filter(({ path }) => path.endsWith('/newsletter-subscription'))).toEqual([])
  expect(await latestMail(visitor.email)).toContain('/newsletter?confirm=')
})

test('an eleventh account in a minute from one address is refused without calling the service', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const taken = { ...newcomer(), email: astrid.email }
  for (let count = 0; count < 10; count += 1)
    expect((await shopper.post('/register', taken)).sent.status).toBe(422)
  const calls = shop.calls.length
  const { sent, text } = await shopper.post('/register', newcomer())
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([429, '60'])
  expect(text).toContain('Too many attempts. Wait a minute, then try again.')
  expect(shop.calls.slice(calls).filter(({ path }) => path.endsWith('/register'))).toEqual([])
})
