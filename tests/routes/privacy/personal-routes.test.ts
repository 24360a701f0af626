import { beforeAll, describe, expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { routePolicies } from '#src/route-policies.ts'
import { astrid, jonas, ownAccount } from '#tests/support/examples/customers.ts'
import { createNoScriptShopper } from '#tests/support/shop/no-script-shopper.ts'
import { routeAddresses } from '#tests/support/shop/route-addresses.ts'
import {
  createTestShop,
  fetchCatalogue,
  selectionOf,
  type TestShop,
  updateCustomerDirectly,
} from '#tests/support/shop/test-shop.ts'

const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  market: 1,
  pricelist: 11,
  limit: 60,
  onlyAvailable: true,
})
const [first, second] = products.filter(
  ({ items, bundle, depositItem }) =>
    items[0]?.stock === 'yes' && items.length === 1 && !bundle && !depositItem,
)

/**
 * The content of a route: `public`: nothing about a visitor; `cart`: their cart; `form`: a form, only for guests;
 * `account`: the customer's own data; `order`: an order of the customer, which the address names; `prefilled`: a form
 * for all, with a customer's e-mail address.
 */
type Shows = 'public' | 'cart' | 'form' | 'account' | 'order' | 'prefilled'

/** The content of each route. */
const routes: Record<keyof typeof routePolicies, Shows> = {
  'routes/home': 'public',
  'routes/catalogue/category': 'public',
  'routes/catalogue/product': 'public',
  'routes/catalogue/brand': 'public',
  'routes/catalogue/categories': 'public',
  'routes/catalogue/parts': 'public',
  'routes/catalogue/parts-of-car': 'public',
  'routes/catalogue/markdown': 'public',
  'routes/search': 'public',
  'routes/service/info': 'public',
  'routes/service/faq': 'public',
  'routes/region': 'public',
  'routes/wishlist': 'public',
  'routes/compare': 'public',
  'routes/quick-order': 'public',
  'routes/account/login': 'form',
  'routes/account/register': 'form',
  'routes/account/forgot-password': 'form',
  'routes/account/reset-password': 'public',
  'routes/account/overview': 'account',
  'routes/account/orders': 'account',
  'routes/account/order': 'order',
  'routes/account/returns': 'order',
  'routes/account/details': 'account',
  'routes/account/cars': 'account',
  'routes/account/password': 'account',
  'routes/account/data': 'account',
  'routes/account/data-file': 'account',
  'routes/service/support': 'prefilled',
  'routes/service/track-order': 'public',
  'routes/service/withdraw': 'prefilled',
  'routes/service/newsletter': 'public',
  'routes/cart': 'cart',
  'routes/checkout/checkout': 'public',
  'routes/checkout/confirmation': 'public',
  'routes/checkout/plain': 'prefilled',
  'routes/checkout/receipt': 'public',
  'routes/more/category': 'public',
  'routes/more/brand': 'public',
  'routes/more/categories': 'public',
  'routes/more/quick-order': 'public',
  'routes/more/search': 'public',
  'routes/more/shop': 'public',
  'routes/more/suggest': 'public',
  'routes/more/parts': 'public',
  'routes/more/vehicles': 'public',
  'routes/more/wishlist': 'public',
  'routes/unknown-address': 'public',
}

/** The address of a route, with an id of the customer if possible. */
function pathOf(route: string, { order }: Customer): string {
  const { uri = '', brandUri = '', product = '' } = first ?? {}
  const addresses = routeAddresses({
    ...{ uri, product, order },
    category: categories[0]?.uri ?? '',
    brand: brandUri,
  })
  const [, path = ''] = Object.entries(addresses).find(([file]) => file === route) ?? []
  return path
}

type Customer = Awaited<ReturnType<typeof createCustomer>>

/** A customer with orders, an address, a car and a cart of their own. */
async function createCustomer(shop: TestShop, demo: typeof astrid, part: typeof first) {
  const { email, password } = ownAccount(demo)
  const [, tag = ''] = /\+(.*)@/.exec(email) ?? []
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/login', { email, password })
  await shopper.post('/cart', { item: part?.items[0]?.item ?? '' })
  const selection = selectionOf(shopper.session.token)
  await updateCustomerDirectly(shopper.session.token, { address1: `Street ${tag}` })
  const added = await shopper.post('/account/cars', {
    do: 'put',
    id: '',
    model: 'Volvo',
    nickname: `Car ${tag}`,
  })
  const [, car = ''] = /name="id" value="([\da-f]{8})"/.exec(added.html) ?? []
  const { html } = await shopper.read('/account/orders')
  const [, order = ''] = /href="\/account\/orders\/(\d+)"/.exec(html) ?? []
  const token = shopper.session.token ?? ''
  return {
    ...{ shopper, tag, order, car, selection, token },
    sku: part?.sku ?? '',
    /** Words that no answer to anybody else may have. */
    words: [tag, demo.name, token, selection, `orders/${order}`],
  }
}

let shop: TestShop
let owner: Customer
let other: Customer
let guest: ReturnType<typeof createNoScriptShopper>
beforeAll(async () => {
  shop = await createTestShop()
  owner = await createCustomer(shop, astrid, first)
  other = await createCustomer(shop, jonas, second)
  guest = createNoScriptShopper(shop)
  for (const { order, car, sku, words } of [owner, other])
    for (const word of [order, car, sku, ...words]) expect(word).toMatch(/^.{4,}$/)
})

/** Words of a customer in an answer: in its headers, its markup or its data. */
function wordsIn({ headers, html }: { headers: Headers; html: string }, { words }: Customer): string[] {
  const answer = [...headers].flat().join('\n') + html
  return words.filter((word) => answer.includes(word))
}

describe.each(Object.entries(routes))('%s', (route, shows) => {
  /** The document, the same in another language, and its data. */
  const addresses = () => {
    const path = pathOf(route, owner)
    return [path, `/sv${path}`, path === '/' ? '/_.data' : path.replace(/\/?(?=\?|$)/, '.data')]
  }
  const isForCustomers = shows === 'account' || shows === 'order'

  // First, so that anything that remembered the answer has it when the others ask.
  test(`the customer is shown their own data: ${shows}`, async () => {
    const page = await owner.shopper.read(pathOf(route, owner))
    expect(wordsIn(page, owner).length > 0).toBe(isForCustomers || shows === 'prefilled')
    if (isForCustomers || shows === 'prefilled' || shows === 'cart')
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    if (shows === 'cart') expect(page.text).toContain(owner.sku)
    if (shows === 'form') expect([page.status, page.headers.get('location')]).toEqual([303, '/account'])
  })

  test('a different customer reads none of these data', async () => {
    for (const address of addresses()) {
      const page = await other.shopper.read(address)
      // An answer may repeat the address, as in links to other languages.
      expect(wordsIn(page, owner).filter((word) => !address.includes(word))).toEqual([])
      if (shows === 'order') expect([address, page.status]).toEqual([address, 404])
      if (shows === 'account') expect(wordsIn(page, other)).not.toEqual([])
    }
  })

  test('a guest reads none of these data', async () => {
    for (const address of addresses()) {
      const page = await guest.read(address)
      const found = [...wordsIn(page, owner), ...wordsIn(page, other)]
      expect(found.filter((word) => !address.includes(word))).toEqual([])
      if (!isForCustomers) continue
      if (address.includes('.data')) expect(page.html).toContain('/login?next=')
      else expect([address, page.status, page.html]).toEqual([address, 303, ''])
    }
  })
})

test('a different customer and a guest do not see the cart of a customer', async () => {
  expect((await other.shopper.read('/cart')).html).not.toContain(owner.sku)
  expect((await guest.read('/cart')).html).not.toContain(owner.sku)
})

const chosen = { 'new-password': 'four plain words', 'repeat-password': 'four plain words' }

interface NamingForm {
  path(owner: Customer): string
  fields(owner: Customer): Record<string, string>
  /** The statuses for another customer and a guest. */
  statuses: [other: number, guest: number]
}

/** Every form in which another person could name a customer's property. */
const forms: Record<string, NamingForm> = {
  'buys an order again': {
    path: ({ order }) => `/account/orders/${order}`,
    fields: () => ({}),
    statuses: [404, 303],
  },
  'removes a car': {
    path: () => '/account/cars',
    fields: ({ car }) => ({ do: 'remove', id: car }),
    statuses: [200, 403],
  },
  'changes a car': {
    path: () => '/account/cars',
    fields: ({ car }) => ({ do: 'put', id: car, model: 'Saab Sonett' }),
    statuses: [200, 403],
  },
  'changes details': {
    path: () => '/account/details',
    fields: ({ token }) => ({
      ...{ token, customer: '1', 'api-token': token },
      firstName: 'Eve',
      lastName: 'Eve',
    }),
    statuses: [200, 403],
  },
  'changes the password': {
    path: () => '/account/password',
    fields: ({ token }) => ({ ...{ token, 'api-token': token }, password: astrid.password, ...chosen }),
    statuses: [422, 303],
  },
  'asks for the deletion of the account': {
    path: () => '/account/data',
    fields: ({ token }) => ({
      ...{ token, customer: '1', 'api-token': token },
      password: astrid.password,
      form: crypto.randomUUID(),
    }),
    statuses: [422, 303],
  },
  'opens the cart': {
    path: () => '/cart',
    fields: ({ selection }) => ({ do: 'restore', saved: selection }),
    statuses: [303, 303],
  },
  'returns from the payment': {
    path: ({ token }) => `/api/process-payment?checkoutToken=${token}&locale=en`,
    fields: () => ({}),
    statuses: [303, 303],
  },
}

describe.each(Object.entries(forms))('a form of another person that %s', (_, { path, fields, statuses }) => {
  test.each(['another customer', 'a guest'])('%s learns and changes nothing', async (visitor) => {
    const isOther = visitor === 'another customer'
    const shopper = isOther ? other.shopper : createNoScriptShopper(shop)
    const { sent, ...page } = await shopper.post(path(owner), fields(owner))
    expect(sent.status).toBe(statuses[isOther ? 0 : 1])
    const found = [...wordsIn(page, owner), ...wordsIn({ headers: sent.headers, html: '' }, owner)]
    expect(found.filter((word) => !path(owner).includes(word))).toEqual([])
    const account = await shopper.read('/account')
    expect([account.status, wordsIn(account, owner)]).toEqual([isOther ? 200 : 303, []])

    const { text } = await owner.shopper.read('/account/cars')
    expect([text.includes(`Car ${owner.tag}`), text.includes('Saab Sonett')]).toEqual([true, false])
    expect((await owner.shopper.read('/account')).text).toContain(`Logged in as ${astrid.name}`)
    expect((await owner.shopper.read('/cart')).text).toContain(owner.sku)
  })
})
