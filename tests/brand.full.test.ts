import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchCatalogue } from '#scripts/shop/fetch-catalogue.ts'
import * as present from '#src/brand.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { payment } from './support/examples/addresses.ts'
import { astrid, ownAccount } from './support/examples/customers.ts'
import { testedLocales } from './support/full-check.ts'
import { isWord } from './support/is-word.ts'
import { cartCalls } from './support/shop/cart-calls.ts'
import { createNoScriptShopper } from './support/shop/no-script-shopper.ts'
import { type Brand, startRenamedShop } from './support/shop/renamed-shop.ts'
import { routeAddresses } from './support/shop/route-addresses.ts'
import { textOf } from './support/shop/test-shop.ts'

const { brandColours, demoEmail, shareImage, shopName, wordmark } = present

const renamed: Brand = {
  shopName: 'Kolvina',
  demoEmail: 'service@kolvina.example',
  shareImage: '/kolvina.png',
  wordmark: {
    width: 120,
    height: 24,
    cam: 'M3 3h12v12H3z',
    foot: 'M1 18h16',
    letters: 'M26 5v17M38 5L26 13.5L38 22M60 5v17h12',
  },
  brandColours: {
    sheet: { light: '#fffffe', dark: '#1c2025' },
    ink: { light: '#15181d', dark: '#eceae6' },
    accent: { light: '#0b5cc8', dark: '#7ab0ff' },
  },
}

const notFound = 'routes/unknown-address'

/** Facts of the former brand, which a renamed shop must not show; in lower case. */
const oldFacts = [
  ...(isWord(shopName) ? [] : [shopName]),
  demoEmail,
  demoEmail.slice(demoEmail.indexOf('@') + 1),
  shareImage,
  ...[wordmark.cam, wordmark.foot, wordmark.letters],
  ...Object.values(brandColours.accent),
].map((fact) => fact.toLowerCase())

const oldFactsIn = (text: string) => oldFacts.filter((fact) => text.toLowerCase().includes(fact))

let shop: Awaited<ReturnType<typeof startRenamedShop>>
let guest: ReturnType<typeof createNoScriptShopper>
let customer: ReturnType<typeof createNoScriptShopper>
let addresses: ReturnType<typeof routeAddresses>
const { email, password } = ownAccount(astrid)

beforeAll(async () => {
  shop = await startRenamedShop(renamed)
  guest = createNoScriptShopper(shop)
  customer = createNoScriptShopper(shop)
  await customer.post('/login', { email, password })
  const [, order = ''] =
    /href="\/account\/orders\/(\d+)"/.exec((await customer.read('/account/orders')).html) ?? []
  const { products } = v.parse(
    Listing,
    await fetchCatalogue(shop.origin, '/products', { search: 'brake disc', limit: 1 }),
  )
  const [part] = products
  if (!part || !order) throw new Error('The renamed shop has no part or no order')
  const { brandUri: brand, uri, product } = part
  addresses = routeAddresses({ category: 'brakes', brand, uri, product, order })
}, 300_000)
afterAll(() => shop?.close())

test('no file of the build, and nothing that the start prints, has a fact of the former brand', () => {
  const files = ['build/client/**/*.*', 'build/server/**/*.js', 'dist/sandbox/**/*.js'].flatMap((pattern) =>
    globSync(pattern, { cwd: shop.folder }),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    oldFactsIn(`${file}\n${readFileSync(join(shop.folder, file), 'utf8')}`).map((fact) => `${file}: ${fact}`),
  )
  expect(found).toEqual([])
  expect(oldFactsIn(shop.output)).toEqual([])
  expect(shop.output).toContain(renamed.shopName)
})

test.each(testedLocales)(
  'in %s every screen has the new brand, and nothing of the former one',
  async (locale) => {
    for (const [route, path] of Object.entries(addresses)) {
      for (const shopper of [guest, customer]) {
        const { status, headers, html } = await shopper.read(localized(locale, path))
        if (!path.startsWith('/more/'))
          expect([route, status]).toEqual([route, expect.toBeOneOf(route === notFound ? [404] : [200, 303])])
        expect([path, oldFactsIn([...headers].flat().join('\n') + html)]).toEqual([path, []])
        if (status === 303 || !headers.get('content-type')?.startsWith('text/html')) continue
        // A failure says in its title what has failed.
        const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
        expect([route, title.includes(renamed.shopName)]).toEqual([route, route !== notFound])
        expect([route, html.includes(renamed.shopName)]).toEqual([route, true])
        expect([route, html.includes(renamed.wordmark.letters)]).toEqual([route, true])
      }
    }
  },
)

test('shared links, customer service, and the contact for security have the new brand', async () => {
  const { html } = await guest.read('/')
  expect(html).toContain(`<meta property="og:site_name" content="${renamed.shopName}"`)
  expect(html).toContain(`<meta property="og:image" content="${shop.origin}${renamed.shareImage}"`)
  expect(html).toContain(`content="${renamed.brandColours.sheet.light}"`)
  const records = /<script type="application\/ld\+json">/
  for (const path of [addresses['routes/catalogue/product'], '/faq'])
    expect((await guest.read(path)).html).toMatch(records)
  for (const path of ['/support', '/info/terms', '/.well-known/security.txt'])
    expect([path, (await guest.read(path)).html]).toEqual([path, expect.stringContaining(renamed.demoEmail)])
})

test('the picture of shared links and the icons are drawn from the new wordmark', async () => {
  for (const [path, former] of [
    [renamed.shareImage, shareImage],
    ...['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((icon) => [icon, icon] as const),
  ] as const) {
    const response = await shop.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([path, bytes.equals(readFileSync(join('public', former)))]).toEqual([path, false])
  }
  expect((await shop.fetch(shareImage)).status).toBe(404)
  expect(await (await shop.fetch('/favicon.svg')).text()).toContain(renamed.wordmark.cam)
})

test('pages for mistakes and failures have the new brand', async () => {
  const headers = { 'content-type': 'application/json' }
  const rules = [{ paths: ['/api/checkout', '/search'], fault: { kind: 'status', status: 500 } }]
  const pages = [await guest.read('/nowhere'), await guest.read('/de/p/nothing')]
  await shop.fetch('/sandbox/__fault', { method: 'POST', headers, body: JSON.stringify({ rules }) })
  pages.push(await guest.read('/p/unread'), await guest.read('/de/c/unread'))
  await shop.fetch('/sandbox/__fault', { method: 'DELETE' })
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 503, 503])
  for (const { html } of pages) {
    expect(oldFactsIn(html)).toEqual([])
    expect(html).toContain(renamed.shopName)
  }
})

test('mails and the console have the new brand', async () => {
  const calls = cartCalls(shop.fetch)
  await calls.add(await calls.anItem(), 1)
  expect(await calls.call(PaymentReply, 'POST', '/payment', payment)).toMatchObject({ action: 'success' })
  await guest.post('/forgot-password', { email })
  await guest.post('/de/newsletter', { email: 'kim@example.se', website: '' })
  const message = { subject: 'general', order: '', article: '', message: 'Hello', email: 'robin@example.se' }
  await guest.post('/support', { ...message, form: crypto.randomUUID(), rendered: '0', website: '' })

  const { html } = await guest.read('/sandbox/')
  expect(oldFactsIn(html)).toEqual([])
  const mailTo = (recipient: string) => {
    const row = html.split('<tr>').find((part) => part.includes(`<td>${recipient}`) && part.includes('<pre>'))
    return textOf(row ?? '')
  }
  expect(mailTo(email)).toContain(shop.origin + paths.resetPassword())
  for (const recipient of [payment.address.email, 'kim@example.se', 'robin@example.se'])
    expect([recipient, mailTo(recipient)]).toEqual([recipient, expect.stringContaining(renamed.demoEmail)])
  expect(mailTo(renamed.demoEmail)).toContain('Hello')
})
