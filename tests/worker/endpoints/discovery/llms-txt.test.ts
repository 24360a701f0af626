import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { locales } from '#src/i18n/locales.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

async function read(variables: Record<string, string> = {}) {
  const response = await createEdge({ variables }).fetch('/llms.txt')
  const text = await response.text()
  return { response, text, linked: [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url) }
}

test('llms.txt names the shop, its main addresses and its Markdown', async () => {
  const { response, text, linked } = await read()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const [title, empty, summary] = text.split('\n')
  expect([title, empty, summary]).toEqual([`# ${shopName}`, '', expect.stringMatching(/^> \S/)])
  expect(text).toContain('`Accept: text/markdown`')
  expect(text).toContain('https://shop.test/markdown/p/{uri} for https://shop.test/p/{uri}')
  for (const path of ['/categories', '/parts', '/faq', '/info/delivery', '/sitemap.xml', '/', '/sv'])
    expect(linked).toContain(`https://shop.test${path}`)
  expect(linked.filter((url) => /^https:\/\/shop\.test\/(?:[a-z]{2})?$/.test(url))).toHaveLength(
    locales.length,
  )
})

test('llms.txt names no cars in a shop without cars, and no sitemaps in a shop that is not indexed', async () => {
  expect((await read({ CARS: '0' })).linked).not.toContain('https://shop.test/parts')
  expect((await read({ INDEXING: 'none' })).linked).not.toContain('https://shop.test/sitemap.xml')
})

test('it answers HEAD with the headers of GET', async () => {
  const edge = createEdge()
  const [head, get] = [await edge.fetch('/llms.txt', { method: 'HEAD' }), await edge.fetch('/llms.txt')]
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
})
