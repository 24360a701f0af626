import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { parseCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { createMemoryBucket } from '#tests/support/shop/memory-bucket.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { valueAt } from '#tests/support/shop/shopper.ts'
import {
  createTestShop,
  fetchCatalogue,
  headingOf,
  type TestShop,
  textOf,
} from '#tests/support/shop/test-shop.ts'

type Shopper = ReturnType<typeof createNoScriptShopper>
type ShopOptions = NonNullable<Parameters<typeof createTestShop>[0]>

async function createCustomer(shop: TestShop): Promise<Shopper> {
  const shopper = createNoScriptShopper(shop)
  const { email, password } = ownAccount(astrid)
  await shopper.post('/login', { email, password })
  return shopper
}

/** The text of a key in a language; throws where it is missing. */
function textIn(locale: Locale, key: string): string {
  const text = createTestI18n(locale).find(key)
  if (!text) throw new Error(`no ${key} in ${locale}`)
  return text
}

/** An e-mail address of one's own; any other text as it is. */
const tagged = (typed: string) =>
  typed.replace(/(?<!^nobody)(?=@example)/, `+${crypto.randomUUID().slice(0, 8)}`)

/** Texts of the specification, word for word, and what a visitor does to read them. */
interface Message {
  text: string
  key: string
  as: 'guest' | 'customer'
  path: string
  /** The posted fields; absent for a page that is read. */
  form?: Record<string, string>
  status: number
  /** The call of the Worker that fails. */
  fails?: string
}

const required = { text: 'This field is required', key: 'forms.required', status: 422 }
const email = { text: 'Email is not valid', key: 'forms.email', status: 422 }
const phone = { text: 'Phone Number is not valid, country code required', key: 'forms.phone', status: 422 }
const notFound = {
  text: "Sorry, We Couldn't Find The Page You're Looking For!",
  key: 'shell.notFound',
  status: 404,
}
/** The id of a contact form and its time. */
const contactForm = { form: crypto.randomUUID(), rendered: '0' }
const login = { as: 'guest', path: '/login', status: 422 } as const

const messages: Message[] = [
  { ...required, as: 'guest', path: '/login', form: {} },
  { ...required, as: 'guest', path: '/register', form: {} },
  { ...required, as: 'guest', path: '/forgot-password', form: {} },
  { ...required, as: 'guest', path: '/reset-password', form: { i: 'abc', id: '1' } },
  { ...required, as: 'customer', path: '/account/details', form: { lastName: '' } },
  { ...required, as: 'customer', path: '/account/cars', form: { do: 'put', id: '', model: '' } },
  { ...required, as: 'customer', path: '/account/password', form: {} },
  { ...email, as: 'guest', path: '/login', form: { email: 'kim@', password: 'x' } },
  { ...email, as: 'guest', path: '/register', form: { email: 'kim@' } },
  { ...email, as: 'guest', path: '/forgot-password', form: { email: 'kim@' } },
  { ...email, as: 'customer', path: '/account/details', form: { email: 'kim@' } },
  { ...phone, as: 'guest', path: '/register', form: { country: 'SE', phoneNumber: '0171 1234567' } },
  {
    ...phone,
    as: 'customer',
    path: '/account/details',
    form: { country: 'SE', phoneNumber: '0171 1234567' },
  },
  // Fewer than five digits.
  { ...phone, as: 'guest', path: '/register', form: { country: 'SE', phoneNumber: '+46 12' } },
  {
    ...{ text: 'Incorrect password or email', key: 'account.incorrect' },
    ...{ ...login, form: { email: astrid.email, password: 'amazon-121-red' } },
  },
  {
    ...{ text: 'Incorrect password or email', key: 'account.incorrect' },
    ...{ ...login, form: { email: 'somebody@example.com', password: 'x' } },
  },
  {
    ...{ text: 'Account not found', key: 'account.noAccount' },
    ...{ ...login, form: { email: 'nobody@example.com', password: 'x' } },
  },
  {
    ...{ text: 'Sign in to add your car', key: 'account.signInToAddCar' },
    ...{ as: 'guest', path: '/login?next=cars', status: 200 },
  },
  { ...required, as: 'guest', path: '/support', form: {} },
  { ...email, as: 'guest', path: '/support', form: { email: 'kim@' } },
  {
    ...{ text: 'Thank you for your message. A colleague will reply to you by email.', key: 'support.thanks' },
    ...{ as: 'guest', path: '/support', status: 200 },
    form: { ...contactForm, subject: 'general', message: 'Hello', email: 'kim@example.com' },
  },
  { ...required, as: 'guest', path: '/track-order', form: {} },
  { ...required, as: 'guest', path: '/track-order', form: { order: '1024' } },
  { ...email, as: 'guest', path: '/track-order', form: { order: '1024', email: 'kim@' } },
  {
    ...{ text: 'We found no order with this number and email address.', key: 'trackOrder.none' },
    ...{
      as: 'guest',
      path: '/track-order',
      form: { order: '999999', email: 'kim@example.com' },
      status: 404,
    },
  },
  {
    ...{ text: 'Orders cannot be looked up right now. Try again in a moment.', key: 'trackOrder.failed' },
    ...{ as: 'guest', path: '/track-order', form: { order: '1024', email: 'kim@example.com' }, status: 503 },
    fails: '/order-lookup',
  },
  { ...required, as: 'guest', path: '/newsletter', form: {} },
  { ...email, as: 'guest', path: '/newsletter', form: { email: 'kim@' } },
  {
    ...{ text: 'Welcome, you are now subscribed to our newsletter.', key: 'newsletter.subscribed' },
    ...{ as: 'guest', path: '/newsletter', form: { email: 'kim@example.com' }, status: 200 },
  },
  {
    ...{ text: 'Something went wrong. Please try again.', key: 'newsletter.failed' },
    ...{ as: 'guest', path: '/newsletter', form: { email: 'newsletter-down@shop.example' }, status: 503 },
  },
  { ...notFound, as: 'customer', path: '/account/orders/999999' },
  { ...notFound, as: 'guest', path: '/account/nothing' },
]

test.each(messages)('"$text" at $path, in every language', async (message) => {
  const { text, key, as, path, form, status, fails } = message
  const upstream: ShopOptions['upstream'] = (request, sandbox) =>
    fails && request.url.endsWith(fails) ? new Response(null, { status: 503 }) : sandbox(request)
  const shop = await createTestShop(fails ? { upstream } : {})
  const customer = as === 'guest' ? null : await createCustomer(shop)
  for (const [index, locale] of locales.entries()) {
    // Few messages of one network are taken.
    const shopper = customer ?? createNoScriptShopper(shop, 'SE', `203.0.113.${index}`)
    const address = localized(locale, path)
    // The service counts wrong passwords of one address.
    const typed = Object.fromEntries(Object.entries(form ?? {}).map(([name, value]) => [name, tagged(value)]))
    const page = await (form ? shopper.post(address, typed) : shopper.read(address))
    const said = textIn(locale, key)
    expect([locale, page.status, page.text.includes(said)]).toEqual([locale, status, true])
    if (locale === 'en') expect(said).toBe(text)
    else expect(said).not.toBe(text)
  }
})

test('"Discount code not valid" and "Discount code added" in the cart, in every language', async () => {
  const shop = await createTestShop()
  const { products } = await fetchCatalogue(Listing, '/products', { limit: 60, onlyAvailable: true })
  const part = products.find(
    ({ items, bundle, depositItem }) => items.length === 1 && !bundle && !depositItem,
  )
  for (const [index, locale] of locales.entries()) {
    const shopper = createNoScriptShopper(shop, 'SE', `203.0.113.${index}`)
    const path = localized(locale, '/cart')
    await shopper.post(path, { item: part?.items[0]?.item ?? '' })
    const said = async (voucher: string) => (await shopper.post(path, { do: 'add-voucher', voucher })).text
    expect(await said('NO-SUCH')).toContain(textIn(locale, 'cart.voucherInvalid'))
    expect(await said('SAVE10')).toContain(textIn(locale, 'cart.voucherAdded'))
  }
  expect(textIn('en', 'cart.voucherInvalid')).toBe('Discount code not valid')
  expect(textIn('en', 'cart.voucherAdded')).toBe('Discount code added')
})

test('signing out leads to the log-in page', async () => {
  const { location } = await (await createCustomer(await createTestShop())).post('/account', {})
  expect(location).toBe('/login')
})

/** A field by its name in the specification: its label, its name in the form, what is typed and what the service is sent. */
type Field = [label: string, control: string, typed: string, sent: string, value?: unknown]

/** The names of a page's controls by the text of their labels. */
function controlsOf(html: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const [control] of html.matchAll(/<(?:input|select|textarea) [^>]*>/g)) {
    const [, id = ''] = / id="([^"]+)"/.exec(control) ?? []
    const [, name = ''] = / name="([^"]+)"/.exec(control) ?? []
    names.set(id, name)
  }
  const labels = [...html.matchAll(/<label[^>]* for="([^"]+)"[^>]*>(.*?)<\/label>/gs)]
  return new Map(
    labels.map(([, id = '', label = '']) => [
      textOf(label.replace(/<small>.*<\/small>/s, '')),
      names.get(id) ?? '',
    ]),
  )
}

const registration: Record<string, Field> = {
  email: ['checkout.field.email', 'email', 'kim@example.com', 'email'],
  password: ['account.password', 'new-password', 'four plain words', 'password'],
  'repeat of the password': ['account.repeatPassword', 'repeat-password', 'four plain words', 'password'],
  firstName: ['checkout.field.firstName', 'firstName', 'Kim', 'firstName'],
  lastName: ['checkout.field.lastName', 'lastName', 'Olsen', 'lastName'],
  phoneNumber: ['checkout.field.phoneNumber', 'phoneNumber', '070-174 06 05', 'phoneNumber'],
  country: ['checkout.field.country', 'country', 'SE', 'country'],
  companyName: ['checkout.field.company', 'company', 'Olsens Bilar', 'customAttributes.company_name'],
  vatNumber: ['checkout.field.vatNumber', 'vatNumber', 'SE556036079301', 'customAttributes.vat_number'],
}

const details: Record<string, Field> = {
  newEmail: ['checkout.field.email', 'email', 'kim@example.com', 'newEmail'],
  firstName: ['checkout.field.firstName', 'firstName', 'Kim', 'firstName'],
  lastName: ['checkout.field.lastName', 'lastName', 'Olsen', 'lastName'],
  address1: ['checkout.field.address1', 'address1', 'Main Street 1', 'address1'],
  address2: ['checkout.field.address2', 'address2', 'Flat 2', 'address2'],
  zipCode: ['checkout.field.zipCode', 'zipCode', 'D02 AF30', 'zipCode'],
  city: ['checkout.field.city', 'city', 'Dublin', 'city'],
  state: ['checkout.field.state', 'state', 'D', 'state'],
  country: ['checkout.field.country', 'country', 'IE', 'country'],
  phoneNumber: ['checkout.field.phoneNumber', 'phoneNumber', '+353 1 234 5678', 'phoneNumber'],
  gender: ['account.gender', 'gender', 'f', 'gender'],
  'customerClubFields, club': [
    'account.club.clubName',
    'club.clubName',
    'A club',
    'customerClubFields.clubName',
  ],
  'customerClubFields, number': [
    'account.club.memberNumber',
    'club.memberNumber',
    '12',
    'customerClubFields.memberNumber',
  ],
  companyName: ['checkout.field.company', 'company', 'Kims Cars', 'customAttributes.company_name'],
  vatNumber: ['checkout.field.vatNumber', 'vatNumber', 'IE6388047V', 'customAttributes.vat_number'],
}

const car: Record<string, Field> = {
  model: ['account.car.model', 'model', 'Volvo Amazon', 'model'],
  variant: ['account.car.variant', 'variant', 'B18A', 'variant'],
  year: ['account.car.year', 'year', '1966', 'year', 1966],
  nickname: ['account.car.nickname', 'nickname', 'Red one', 'nickname'],
  vinNumber: ['account.car.vinNumber', 'vinNumber', '13121VF', 'vinNumber'],
  colorCode: ['account.car.colorCode', 'colorCode', '46', 'colorCode'],
  interiorCode: ['account.car.interiorCode', 'interiorCode', '504', 'interiorCode'],
  steeringSide: ['account.car.steeringSide', 'steeringSide', 'left', 'steeringSide'],
  brakeType: ['account.car.brakeType', 'brakeType', 'discFront', 'brakeType'],
  brake: ['account.car.brake', 'brake', 'Girling', 'brake'],
}

const contact: Record<string, Field> = {
  subject: ['support.subject', 'subject', 'refundQuestion', 'subject'],
  message: ['support.message', 'message', 'Where is my money?', 'message'],
  email: ['checkout.field.email', 'email', 'kim@example.com', 'email'],
  order: ['checkout.orderNumber', 'order', '1024', 'order'],
  article: ['support.article', 'article', 'BD-274', 'article'],
}

const subjects: Record<string, string> = {
  general: 'General question',
  productQuestion: 'Question about a product',
  orderQuestion: 'Question about an order',
  paymentQuestion: 'Question about a payment',
  whereIsMyPackage: 'Where is my package?',
  refundQuestion: 'Question about a refund',
}

test('the contact form has the six subjects in every language', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  for (const locale of locales) {
    const { html } = await shopper.read(localized(locale, '/support'))
    const options = [...html.matchAll(/<option value="(\w+)"[^>]*>(.*?)<\/option>/g)]
    const shown = Object.fromEntries(options.map(([, subject = '', text = '']) => [subject, textOf(text)]))
    if (locale === 'en') expect(shown).toEqual(subjects)
    else {
      expect([locale, Object.keys(shown)]).toEqual([locale, Object.keys(subjects)])
      const same = Object.keys(subjects).filter(
        (subject) => !shown[subject] || shown[subject] === subjects[subject],
      )
      expect([locale, same]).toEqual([locale, []])
    }
  }
})

test('the form of a car has a photo with its label in every language', async () => {
  const shopper = await createCustomer(await createTestShop({ carPhotos: createMemoryBucket() }))
  for (const locale of locales) {
    const { html } = await shopper.read(localized(locale, '/account/cars'))
    expect([locale, controlsOf(html).get(textIn(locale, 'account.car.photo'))]).toEqual([locale, 'photo'])
  }
})

/** The body sent to the service, with the saved cars as it will return them. */
function sentBy(shop: TestShop, call: string): unknown {
  const body: unknown = JSON.parse(shop.calls.findLast(({ path }) => path.endsWith(call))?.body ?? '{}')
  const [saved] = parseCars(valueAt(body, 'customAttributes.garage_cars')) ?? []
  return saved ?? body
}

test.each([
  { path: '/register', fields: registration, as: 'guest', call: '/register', more: {}, newsletter: true },
  {
    path: '/account/details',
    fields: details,
    as: 'customer',
    call: '/customer/update',
    // Another address asks for it.
    more: { password: astrid.password },
    newsletter: true,
  },
  {
    ...{ path: '/account/cars', fields: car, as: 'customer', call: '/customer/update' },
    ...{ more: { do: 'put', id: '' }, newsletter: undefined },
  },
  {
    ...{ path: '/support', fields: contact, as: 'guest', call: '/support' },
    ...{ more: contactForm, newsletter: undefined },
  },
])(
  '$path has every field with its label in every language, and sends it',
  async ({ path, fields, as, call, more, newsletter }) => {
    const shop = await createTestShop()
    const shopper = as === 'guest' ? createNoScriptShopper(shop) : await createCustomer(shop)
    for (const locale of locales) {
      const controls = controlsOf((await shopper.read(localized(locale, path))).html)
      for (const [name, [label, control]] of Object.entries(fields))
        expect([locale, name, controls.get(textIn(locale, label))]).toEqual([locale, name, control])
    }
    const typed = Object.fromEntries(
      Object.values(fields).map(([, control, value]) => [control, tagged(value)]),
    )
    const { sent } = await shopper.post(path, { ...more, ...typed })
    expect([200, 303]).toContain(sent.status)
    const body = sentBy(shop, call)
    for (const [name, [, control, , place, value]] of Object.entries(fields))
      expect([name, valueAt(body, place)]).toEqual([name, value ?? typed[control]])
    expect(valueAt(body, 'newsletter')).toBe(newsletter)
  },
)

test('the checkout has labels for optional fields of an address, in every language', () => {
  const labels = {
    'checkout.field.company': 'Company',
    'checkout.field.vatNumber': 'VAT number',
    'checkout.field.identityNumber': 'Personal identity number',
    'checkout.note': 'Order note',
  }
  for (const [key, text] of Object.entries(labels)) {
    expect(textIn('en', key)).toBe(text)
    expect(locales.filter((locale) => locale !== 'en' && textIn(locale, key) === text)).toEqual([])
  }
})

/** The facts an order shows, by their names in the specification: a label, and a pattern of the fact itself. */
const orderFacts: Record<string, [label: string | null, fact: RegExp]> = {
  orderNumber: ['checkout.orderNumber', /\d{4}/],
  orderDate: ['checkout.orderDate', /20\d\d/],
  'items: product': ['checkout.part', /WBL-320C-PV-VIS/],
  'items: quantity': ['cart.quantity', /2/],
  'items: price': ['checkout.price', /215/],
  subtotal: ['cart.items', /555/],
  discounts: ['cart.voucher', /SAVE10/],
  discountTotal: ['cart.code', /[−-]\D{0,4}55[.,]50/],
  shippingPrice: ['cart.shipping', /45/],
  total: ['cart.total', /544[.,]50/],
  vat: [null, /25\s?%.*108[.,]90/s],
  currency: [null, /kr|SEK/],
  paymentMethod: ['checkout.payment', /Kort|Card|Karte|Kaart|Carte/],
  address: ['checkout.billingAndDelivery', /Astrid Exempel.*Provgatan 1.*114 55 Stockholm/s],
}

test('an order shows every fact with its label in every language', async () => {
  const shopper = await createCustomer(await createTestShop())
  const { html } = await shopper.read('/account/orders?q=WBL-320C-PV-VIS')
  const [, number = ''] = /href="\/account\/orders\/(\d+)"/.exec(html) ?? []
  for (const locale of locales) {
    const page = await shopper.read(localized(locale, `/account/orders/${number}`))
    expect(headingOf(page.html)).toBe(createTestI18n(locale).t('orders.order', { number }))
    const [main = ''] = /<main.*<\/main>/s.exec(page.html) ?? []
    const text = textOf(main)
    for (const [name, [label, fact]] of Object.entries(orderFacts)) {
      const rest =
        label === null ? text : text.slice(text.indexOf(textIn(locale, label)) + textIn(locale, label).length)
      const hasLabel = label === null || text.includes(textIn(locale, label))
      expect([locale, name, hasLabel, fact.test(rest)]).toEqual([locale, name, true, true])
    }
  }
})
