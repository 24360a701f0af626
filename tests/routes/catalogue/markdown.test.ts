import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductsByMarket } from '#src/commerce/contract/catalogue/product.ts'
import * as paths from '#src/paths.ts'
import {
  createTestShop,
  fetchCatalogue,
  headingOf,
  setFaults,
  textOf,
} from '#tests/support/shop/test-shop.ts'

const shop = await createTestShop()
const { categories } = await fetchCatalogue(CategoriesReply, '/categories', { language: 'en' })
const [top] = categories.filter(({ parent }) => parent === null)
const context = { language: 'en', market: 1, pricelist: 11, onlyAvailable: true }
const { products } = await fetchCatalogue(Listing, '/products', {
  ...context,
  categories: [top?.category],
  limit: 20,
})
const [first] = products
if (!top || !first) throw new Error('The catalogue is empty')
const product = paths.product(first.uri)
const category = paths.category(top.uri)

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await shop.fetch(path, { method, headers: { 'x-test-country': 'SE', ...headers } })
  const text = await response.text()
  await shop.settle()
  return { response, headers: response.headers, status: response.status, text }
}
const accept = { accept: 'text/markdown, text/html, */*' }

/** The words of a text without spaces, marks and signs of Markdown. */
const bare = (text: string) => text.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '').replaceAll(/\s+/g, ' ')

test.each([product, category, `/de${product}`, `${category}?page=2`])(
  '%s is Markdown for readers that prefer it, and HTML for browsers',
  async (path) => {
    const markdown = await read(path, accept)
    const html = await read(path, { accept: 'text/html,*/*;q=0.8' })
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
    expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const name of [
      'vary',
      'cache-control',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ])
      expect([name, markdown.headers.get(name)]).toEqual([name, html.headers.get(name)])
    expect(markdown.headers.get('vary')).toMatch(/\baccept\b/)
    expect(markdown.headers.get('cache-control')).toBe('private, no-cache')
    expect(markdown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(markdown.headers.has('content-security-policy')).toBe(false)
    expect(markdown.text).toMatch(/^# \S/)
    expect(markdown.text).not.toMatch(/(?<!\\)<|undefined|\[object/)
    const head = await read(path, accept, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-type', 'vary', 'cache-control', 'link'])
      expect([name, head.headers.get(name)]).toEqual([name, markdown.headers.get(name)])
  },
)

test('the text of a product is what its page says', async () => {
  const { text, headers } = await read(product, accept)
  const { text: html } = await read(product, { 'user-agent': 'Googlebot/2.1' })
  const page = textOf(html).replaceAll(/\s+/g, ' ')
  const said = bare(text)
  expect(said).toContain(`# ${bare(headingOf(html))} `)
  const [, amount = ''] = /class="amount">([^<]+)</.exec(html) ?? []
  expect(amount).toMatch(/\d/)
  expect(said).toContain(bare(textOf(amount)))
  const [facts = ''] = text.split('## Numbers')
  const cells = [...facts.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(([, one = '', two = '']) => [
    one,
    two,
  ])
  expect(cells.length).toBeGreaterThan(6)
  const unsaid = cells
    .map((cell) => bare(cell).trim())
    .filter((cell) => !page.includes(cell) && !html.includes(cell) && !/^-*$/.test(cell))
  expect(unsaid).toEqual([])
  expect(text).toContain(`Part number ${first.sku}`)
  expect(headers.get('link')).toBe(`<https://shop.test${product}>; rel="canonical"`)
})

test('the text of a category names its products, with links that work and the way on', async () => {
  const { text } = await read(category, accept)
  for (const { uri } of products) expect(text).toContain(`](https://shop.test${paths.product(uri)})`)
  expect(text).toMatch(/20 of [\d,]+ products/)
  const [, next = ''] = /\[Load more\]\((https:[^)]+)\)/.exec(text) ?? []
  expect(next).toBe(`https://shop.test${category}?page=2`)
  const more = await read(next.slice('https://shop.test'.length), accept)
  expect(more.text.match(/^- \[/gm)?.length).toBeGreaterThan(30)
  const [, child = ''] = /^- \[[^\]]+\]\((https:[^)]+\/c\/[^)]+)\) \(\d+\)$/m.exec(text) ?? []
  expect((await read(child.slice('https://shop.test'.length), accept)).status).toBe(200)
})

test.each([product, category])(
  '%s in Markdown has an address of its own, which costs no more',
  async (path) => {
    await read(path)
    const before = shop.calls.length
    const own = await read(paths.markdown(path))
    const negotiated = await read(path, accept)
    expect(own.status).toBe(200)
    expect(own.text).toBe(negotiated.text)
    expect(own.headers.get('link')).toBe(`<https://shop.test${path}>; rel="canonical"`)
    // The page of a product asks for live stock and price each time, and keeps the rest.
    expect(shop.calls.slice(before).filter(({ path }) => !path.includes('/api/shop/'))).toEqual([])
  },
)

test('the Markdown form leaves out parts that the page does not have', async () => {
  for (const path of ['/p/no-such-part', '/c/no-such-category', `${category}?page=900`]) {
    expect([path, (await read(path, accept)).status]).toEqual([path, 404])
    expect([path, (await read(paths.markdown(path))).status]).toEqual([path, 404])
  }
  for (const path of ['/markdown', '/markdown/p', '/markdown/b/bromsvik'])
    expect([path, (await read(path)).status]).toEqual([path, 404])
})

test('other pages, data of pages, and forms are as they were', async () => {
  for (const path of ['/', '/faq', `/b/${first.brandUri}`]) {
    const { headers } = await read(path, accept)
    expect([path, headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
  }
  const data = await read(`${product}.data`, accept)
  expect(data.headers.get('content-type')).not.toMatch(/markdown/)
  expect(data.headers.get('vary') ?? '').not.toMatch(/\baccept\b/)
})

test('a part that is sold in other countries is named with them', async () => {
  const request = {
    language: 'en',
    market: 'all',
    search: 'touch-up paint',
    limit: 50,
    relatedProducts: true,
  }
  const { products: paints } = await fetchCatalogue(ProductsByMarket, '/products', request)
  const paint = paints.find(({ markets }) => markets.includes(1) && !markets.includes(5))
  const { status, text } = await read(paths.product(paint?.product.uri ?? ''), {
    ...accept,
    'x-test-country': 'GB',
  })
  expect([status, text.split('\n')[0]]).toEqual([200, '# Not sold in the United Kingdom'])
  expect(bare(text)).toContain(paint?.product.sku)
  expect(text).toContain('Sweden')
})

test('a catalogue that is down is an error in this form, too', async () => {
  const cold = await createTestShop()
  await setFaults([{ paths: ['/api/checkout'], fault: { kind: 'status', status: 500 } }])
  const response = await cold.fetch(product, { headers: accept })
  await response.text()
  await cold.settle()
  await setFaults([])
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('every address in llms.txt answers', async () => {
  const { text } = await read('/llms.txt')
  const linked = [...text.matchAll(/\]\(https:\/\/shop\.test(.*?)\)/g)].map(([, path = '']) => path)
  expect(linked.length).toBeGreaterThan(15)
  for (const path of linked) expect([path, (await read(path)).status]).toEqual([path, 200])
})
