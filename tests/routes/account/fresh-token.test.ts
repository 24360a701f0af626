import { afterEach, describe, expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { SectionsReply } from '#src/commerce/contract/catalogue/section.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { productName } from '#src/features/catalogue/product-name.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { cartCalls } from '#tests/support/shop/cart-calls.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import {
  changeSwitches,
  createTestShop,
  fetchCatalogue,
  latestMail,
  setFaults,
  type TestShop,
} from '#tests/support/shop/test-shop.ts'

const market = { language: 'en', market: 1, pricelist: 11, onlyAvailable: true }
const { products } = await fetchCatalogue(Listing, '/products', { ...market, limit: 1_000 })
const set = products.find(({ bundle }) => bundle?.type === 'flexible')
const deposited = products.find(({ depositItem, items }) => depositItem && items.length === 1)
const [disc] = products.filter(({ bundle, depositItem }) => !bundle && !depositItem)
const itemOf = (product: typeof set) => product?.items[0]?.item ?? ''

afterEach(async () => {
  await changeSwitches({ stockMode: 'standard', renewTokenAtLogin: false })
  await setFaults([])
})

const password = 'four plain old words'
const chosen = { 'new-password': password, 'repeat-password': password }
const newcomer = () => ({
  ...{ email: ownAccount(astrid).email.replace('astrid', 'kim'), ...chosen },
  ...{ firstName: 'Kim', lastName: 'Olsen', country: 'SE' },
})

/** Posts each form that logs in, and returns where it leads. */
const entrances: [string, (shop: TestShop, shopper: Shopper) => Promise<unknown>][] = [
  ['a log-in', (_, shopper) => shopper.post('/login', ownAccount(astrid))],
  ['a registration', (_, shopper) => shopper.post('/register', newcomer())],
  [
    'a reset of the password',
    async (shop, shopper) => {
      const { email } = ownAccount(astrid)
      await createNoScriptShopper(shop).post('/forgot-password', { email })
      const [, query] = /reset-password\?(\S+)/.exec(await latestMail(email)) ?? []
      return shopper.post('/reset-password', { ...Object.fromEntries(new URLSearchParams(query)), ...chosen })
    },
  ],
]
type Shopper = ReturnType<typeof createNoScriptShopper>

describe.each([{ renewTokenAtLogin: false }, { renewTokenAtLogin: true }])(
  'at a service with %o',
  (switches) => {
    test.each(entrances)(
      'without script %s brings a new token: the former one opens no account',
      async (_, enter) => {
        const shop = await createTestShop()
        await changeSwitches(switches)
        const shopper = createNoScriptShopper(shop)
        await shopper.post('/cart', { item: itemOf(disc), quantity: '2' })
        const planted = shopper.session.token
        const holder = cartCalls(shop.fetch, planted)
        await holder.call(Selection, 'PUT', '/payment-fields', {
          address: { email: 'canary@example.com', firstName: 'Canary' },
          additionalNotes: 'Ring Canary',
        })
        await enter(shop, shopper)
        expect(shopper.session.token).not.toBe(planted)
        expect((await shopper.read('/account')).status).toBe(200)
        expect((await shopper.read('/cart')).html).toContain('value="2"')
        const left = await cartCalls(shop.fetch, planted).selection()
        expect([left.loggedIn, JSON.stringify(left).match(/canary/i)]).toEqual([null, null])
      },
    )
  },
)

test('without script a guest’s goods come along: parts, sets with their choices, deposits, code, country', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop, 'DE')
  await shopper.post('/de/cart', { item: itemOf(disc), quantity: '2' })
  await shopper.post('/de/cart', { item: itemOf(deposited), quantity: '2' })
  const guest = cartCalls(shop.fetch, shopper.session.token)
  const { sections } = await guest.call(SectionsReply, 'POST', `/bundles/${set?.product}`, {})
  await guest.call(Selection, 'POST', `/items/bundles/${itemOf(set)}`, {
    ...{ item: itemOf(set), quantity: 2 },
    sections: sections.map(({ section, products: [product] }) => ({ section, item: `${product}-1` })),
  })
  await shopper.post('/de/cart', { do: 'add-voucher', voucher: 'SAVE10' })
  const before = await guest.selection()
  expect(before.lines.map(({ item }) => item)).toContain(deposited?.depositItem)
  const { location } = await shopper.post('/de/login', ownAccount(astrid))
  expect(location).toBe('/de/account')
  const after = await cartCalls(shop.fetch, shopper.session.token).selection()
  const goods = ({ lines }: Selection) =>
    lines.map(({ item, quantity, contents }) => [item, quantity, contents.map((part) => part.item)]).sort()
  expect(goods(after)).toEqual(goods(before))
  expect(after.discounts).toEqual(before.discounts)
  expect([after.location, after.language]).toEqual([before.location, 'de'])
})

test.each([
  ['/login', () => ownAccount(astrid)],
  ['/register', newcomer],
])('without script goods that %s leaves behind are named on the cart page', async (path, fields) => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  const scarce = products.find(
    ({ items, bundle }) => items[0]?.stock === 'yes' && !bundle && itemOf(disc) !== items[0].item,
  )
  await shopper.post('/cart', { item: itemOf(disc) })
  await shopper.post('/cart', { item: itemOf(scarce), quantity: '999' })
  await changeSwitches({ stockMode: 'aggressive' })
  const moved = await shopper.post(path, fields())
  expect(moved.location).toBe(`/cart?said=moved&left=${itemOf(scarce)}`)
  expect(moved.text).toContain(
    `Not everything in your cart could be carried over when you logged in. Missing: ${scarce && productName(scarce)}.`,
  )
  expect((await shopper.read('/account')).status).toBe(200)
})

test('without script a cart that cannot be copied is kept, and the log-in fails', async () => {
  const shop = await createTestShop()
  const shopper = createNoScriptShopper(shop)
  await shopper.post('/cart', { item: itemOf(disc), quantity: '2' })
  const token = shopper.session.token
  const customer = ownAccount(astrid)
  await setFaults([{ paths: ['/api/checkout/items'], fault: { kind: 'status', status: 503 } }])
  expect((await shopper.post('/login', customer)).sent.status).toBe(503)
  expect(shopper.session.token).toBe(token)
  await setFaults([])
  expect(linesOf((await shopper.read('/cart')).html)).toHaveLength(1)
  expect((await shopper.post('/login', customer)).location).toBe('/account')
  expect((await shopper.read('/cart')).html).toContain('value="2"')
})
