import { expect, test } from 'vitest'
import { demoEmail, shopName } from '#src/brand.ts'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import {
  createTestShop,
  fetchCatalogue,
  headingOf,
  type TestShop,
  textOf,
} from '#tests/support/shop/test-shop.ts'

await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const slugs = [
  'terms',
  'privacy',
  'delivery',
  'returns',
  'withdrawal',
  'imprint',
  'accessibility',
  'take-back',
]

async function visit(shop: TestShop, path: string, country = 'SE') {
  const response = await shop.fetch(path, { headers: { 'x-test-country': country } })
  const html = await response.text()
  await shop.settle()
  return { status: response.status, html, heading: headingOf(html), text: textOf(html) }
}

test.each(locales)('the footer leads to every page, in %s', async (locale) => {
  const shop = await createTestShop()
  const { html } = await visit(shop, localized(locale, '/c/brakes'))
  for (const slug of slugs) {
    const path = localized(locale, `/info/${slug}`)
    expect(html).toContain(`href="${path}"`)
    const page = await visit(shop, path)
    expect([page.status, page.html.includes(`<html lang="${locale}"`)]).toEqual([200, true])
    expect(page.heading.length).toBeGreaterThan(3)
  }
  expect(html).toContain(`href="${localized(locale, '/faq')}"`)
})

test('at the checkout legal pages open in a new tab, and no other link leads away', async () => {
  const { html } = await visit(await createTestShop(), '/checkout/')
  const [footer = ''] = /<footer class="footer">.*?<\/footer>/s.exec(html) ?? []
  const links = [...footer.matchAll(/<a [^>]*>/g)].map(([link]) => link)
  expect(links).toHaveLength(5)
  for (const link of links) expect(link).toContain('target="_blank"')
  expect(footer).toContain('/info/terms')
  expect(footer).toContain('/info/imprint')
})

test.each(['/info/no-such-page', '/info/winter-check', '/info/..%2f..', '/info/A%20b'])(
  '%s is not a page',
  async (path) => {
    expect((await visit(await createTestShop(), path)).status).toBe(404)
  },
)

test('a date is written as in the visitor’s country', async () => {
  const { text } = await visit(await createTestShop(), '/info/returns')
  expect(text).toContain('2 November 2026')
})

test.each(locales)('the body for disputes is that of the country of delivery, in %s', async (locale) => {
  const shop = await createTestShop()
  const bodies = { SE: 'www.arn.se', FI: 'www.kuluttajariita.fi', DK: 'www.naevneneshus.dk', DE: null }
  for (const slug of ['terms', 'imprint']) {
    for (const [country, body] of Object.entries(bodies)) {
      const { html } = await visit(shop, localized(locale, `/info/${slug}`), country)
      const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
      const named = Object.values(bodies).filter((host) => host !== null && main.includes(host))
      expect([slug, country, ...named]).toEqual([slug, country, ...(body ? [body] : [])])
    }
  }
})

test('markup in an editor’s text is shown as text, not run', async () => {
  const page = {
    slug: 'terms',
    title: '<b>T</b>',
    sections: [{ heading: 'H', paragraphs: ['<script>x</script>'] }],
  }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/pages') ? Response.json({ page }) : sandbox(request),
  })
  const { html, heading } = await visit(shop, '/info/terms')
  expect(heading).toBe('<b>T</b>')
  expect(html).not.toContain('<script>x')
})

test('HTML is shown as elements, with links to the shop in the visitor’s language', async () => {
  const html =
    '<h3>Oil</h3><p onclick="x()">See <a href="/info/returns" target="_top">returns</a>, <a href="https://example.com/">example</a> ' +
    'and <a href="javascript:x()">this</a>.</p><ul><li>One</li></ul><script>x()</script><img src="//evil.test/x.png">'
  const page = { slug: 'terms', title: 'T', sections: [{ heading: 'H', html }] }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/pages') ? Response.json({ page }) : sandbox(request),
  })
  const visited = await visit(shop, '/de/info/terms')
  const [section] = /<h2>H<\/h2>.*?<\/section>/.exec(visited.html) ?? []
  expect(section).toBe(
    '<h2>H</h2><h3>Oil</h3><p>See <a href="/de/info/returns">returns</a>, ' +
      '<a href="https://example.com/">example</a> and this.</p><ul><li>One</li></ul></section>',
  )
  expect(visited.html).not.toContain('evil.test')
})

test.each(locales)(
  'the imprint names the seller with register, VAT number and phone, in %s',
  async (locale) => {
    const { html, text } = await visit(await createTestShop(), localized(locale, '/info/imprint'))
    for (const fact of [`${shopName} Parts AB`, 'Provgatan 1', '559999-9991', 'SE559999999101'])
      expect(text).toContain(fact)
    expect(html).toContain(`href="mailto:${demoEmail}"`)
    expect(html).toContain('href="tel:+46846500400"')
    expect(html).toContain('href="https://www.arn.se/"')
  },
)

test('facts that depend on the country are shown only there', async () => {
  const shop = await createTestShop()
  const german = await visit(shop, '/info/take-back', 'DE')
  const swedish = await visit(shop, '/info/take-back', 'SE')
  expect(german.text).toContain('Musterwerkstatt GmbH')
  expect(swedish.text).not.toContain('Musterwerkstatt GmbH')
  expect([german, swedish].map(({ text }) => text.includes('Our return point'))).toEqual([true, false])
  expect((await visit(shop, '/info/imprint', 'DE')).text).not.toContain('arn.se')
})

test('the page on delivery says who pays customs, and has the table of prices it speaks of', async () => {
  const { text } = await visit(await createTestShop(), '/info/delivery', 'GB')
  expect(text).toContain('you pay nothing on delivery')
  expect(text).toContain('The table “Delivery to” on this page')
  expect(text).toContain('Delivery to: United Kingdom')
})

test('a page whose facts cannot be had is unavailable rather than incomplete', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/shop') ? new Response(null, { status: 500 }) : sandbox(request),
  })
  expect((await visit(shop, '/info/imprint')).status).toBe(503)
  expect((await visit(shop, '/info/accessibility')).status).toBe(200)
})

test('the home page shows the editorial band, and leaves it out when the content service fails', async () => {
  expect((await visit(await createTestShop(), '/')).text).toContain('Measure before you order')
  const down = await createTestShop({
    upstream: (request, sandbox) =>
      request.url.includes('/content/') ? new Response('down', { status: 502 }) : sandbox(request),
  })
  const home = await visit(down, '/')
  expect([home.status, home.text.includes('Measure before you order')]).toEqual([200, false])
  expect((await visit(down, '/info/terms')).status).toBe(503)
})

test('a page that is known is shown while the content service is unavailable', async () => {
  const switched = { off: false }
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      switched.off && request.url.includes('/content/')
        ? new Response(null, { status: 500 })
        : sandbox(request),
  })
  await visit(shop, '/info/terms')
  switched.off = true
  expect((await visit(shop, '/info/terms')).status).toBe(200)
})

test.each([401, 403, 408, 429])(
  'a service that turns the shop away (%i) has not said that there is no page',
  async (status) => {
    const shop = await createTestShop({
      upstream: (request, sandbox) =>
        new URL(request.url).pathname.startsWith('/content/')
          ? Response.json({ errors: { token: 'denied' } }, { status })
          : sandbox(request),
    })
    expect((await visit(shop, `/info/privacy?${status}`)).status).toBe(503)
  },
)

test('without a content service, pages and answers are the files', async () => {
  const shop = await createTestShop({ variables: { CONTENT_URL: undefined, CONTENT_TOKEN: undefined } })
  const imprint = await visit(shop, '/de/info/imprint')
  expect([imprint.status, imprint.heading]).toEqual([200, 'Impressum'])
  expect(imprint.html).toContain('<a href="/de/support">')
  expect(imprint.text).toContain('[fill in: ')
  expect((await visit(shop, '/faq')).html).toContain('id="delivery-time"')
  expect((await visit(shop, '/info/winter-check')).status).toBe(404)
  expect(shop.calls.filter(({ path }) => path.includes('/content'))).toEqual([])
  const ready: unknown = await (await shop.fetch('/readyz')).json()
  expect(ready).toMatchObject({ status: 'ready' })
})

test.each([
  ['a CMS', () => Response.json({ error: 'not found' }, { status: 404 })],
  ['a server of files', () => new Response('<h1>404</h1>', { status: 404 })],
])('a 404 of %s means a missing page, not a failure', async (_, answer) => {
  const shop = await createTestShop({
    upstream: (request, sandbox) => (request.url.includes('/content/') ? answer() : sandbox(request)),
  })
  for (const path of ['/info/terms', '/info/imprint', '/faq'])
    expect([path, (await visit(shop, path)).status]).toEqual([path, 404])
  expect((await visit(shop, '/')).status).toBe(200)
})

test('a story of Storyblok is a page, and is called with the token, for its newest version once', async () => {
  const asked: string[] = []
  const shop = await createTestShop({
    variables: { CONTENT_API: 'storyblok', CONTENT_TOKEN: 'space-token' },
    upstream(request, sandbox) {
      const url = new URL(request.url)
      if (!url.pathname.includes('/content/')) return sandbox(request)
      if (!url.pathname.endsWith('/stories/info/terms')) return Response.json([], { status: 404 })
      asked.push(url.search)
      if (!url.searchParams.has('cv')) {
        const location = `/sandbox${url.pathname}${url.search}&cv=1764478800`
        return new Response(null, { status: 301, headers: { location } })
      }
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Prices include VAT.' }] }
      const section = { component: 'section', heading: 'Price', text: { type: 'doc', content: [paragraph] } }
      const content = { component: 'page', title: 'Our terms', sections: [section] }
      const story = { name: 'Terms', slug: 'terms', published_at: '2026-11-02T09:30:00.000Z', content }
      return Response.json({ story, cv: 1764478800, rels: [], links: [] })
    },
  })
  const page = await visit(shop, '/sv/info/terms')
  expect([page.status, page.heading]).toEqual([200, 'Our terms'])
  expect(page.html).toContain('<h2>Price</h2><p>Prices include VAT.</p>')
  await visit(shop, '/sv/info/terms')
  expect(asked).toEqual([
    '?version=published&language=sv&token=space-token',
    '?version=published&language=sv&token=space-token&cv=1764478800',
  ])
  expect((await visit(shop, '/sv/info/privacy')).status).toBe(404)
})
