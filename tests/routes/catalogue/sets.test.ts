import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { createNoScriptShopper, linesOf } from '#tests/support/shop/no-script-shopper.ts'
import { createTestShop, fetchCatalogue, headingOf } from '#tests/support/shop/test-shop.ts'

const { products } = await fetchCatalogue(Listing, '/products', {
  language: 'en',
  search: 'oil service',
  market: 1,
  pricelist: 11,
  limit: 50,
  onlyAvailable: true,
})
const set = products.find(({ bundle }) => bundle?.type === 'flexible')
if (!set) throw new Error('The sandbox sells no set that can be filled.')
const page = `/p/${set.uri}`

/** The fields a browser without scripts would post: the hidden inputs and the checked radio buttons of the form. */
function postedFields(html: string): Record<string, string> {
  const [form = ''] = /<form[^>]*class="add-to-cart".*?<\/form>/s.exec(html) ?? []
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return Object.fromEntries(
    inputs
      .filter((tag) => attribute(tag, 'type') !== 'radio' || / checked=""/.test(tag))
      .map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
  )
}

test('a set is filled and bought with a plain form', async () => {
  const shopper = createNoScriptShopper(await createTestShop())
  const { html } = await shopper.read(page)
  expect(html.indexOf('<fieldset class="bundle-picker"')).toBeLessThan(html.indexOf('</footer>'))
  const fields = postedFields(html)
  expect(Object.keys(fields).filter((name) => name.startsWith('section-')).length).toBeGreaterThan(1)
  const cart = await shopper.post('/cart', fields)
  expect(cart.location).toMatch(/^\/cart\?said=added/)
  expect(linesOf(cart.html)).toHaveLength(1)
  expect(cart.text).toContain('Set contents')
})

/** The shop with a service that drops every line of a cart that leaves Sweden. */
const sellingInSwedenOnly = (lines: string[]) =>
  createTestShop({
    upstream: async (request, sandbox) => {
      for (const line of request.url.endsWith('/countries/GB') ? lines : []) {
        const url = new URL(`/api/checkout/lines/${line}`, request.url)
        await sandbox(new Request(url, { method: 'DELETE', headers: request.headers }))
      }
      return sandbox(request)
    },
  })

test('a set that a change of country removed comes back with its choices', async () => {
  const lines: string[] = []
  const shopper = createNoScriptShopper(await sellingInSwedenOnly(lines))
  const added = await shopper.post('/cart', {
    ...postedFields((await shopper.read(page)).html),
    quantity: '2',
  })
  const contents = (html: string) => /<details class="line-contents">.*?<\/details>/s.exec(html)?.[0]
  expect(contents(added.html)).toContain('<li')
  lines.push(...linesOf(added.html))
  const moved = await shopper.post('/region', { country: 'GB', back: '/cart' })
  expect(moved.text).toContain('Not sold in this country, so removed from your cart:')
  expect((await shopper.read('/cart')).text).toContain('Your cart is empty')
  const [, restore = ''] = /name="restore" value="([^"]*)"/.exec(moved.html) ?? []
  const undo = { country: 'SE', back: '/cart', restore }
  expect((await shopper.post('/region', undo)).location).toBe('https://shop.test/cart')
  const { html } = await shopper.read('/cart')
  expect(contents(html)).toBe(contents(added.html))
  expect(html).toMatch(/name="quantity"[^>]*value="2"/)
})

test('when the choices of a set cannot be loaded, its page says so and offers no form that must fail', async () => {
  const shop = await createTestShop({
    upstream: (request, sandbox) =>
      /\/bundles\/\d+$/.test(new URL(request.url).pathname)
        ? Response.json({ errors: { server: 'failed' } }, { status: 500 })
        : sandbox(request),
  })
  const { status, html, text } = await createNoScriptShopper(shop).read(page)
  expect([status, headingOf(html)]).toEqual([200, set.name])
  expect(text).toContain('The parts of this set cannot be loaded right now. Try again')
  expect(html).not.toContain('class="add-to-cart"')
})
