import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'

async function read(variables: Record<string, string> = {}) {
  const response = await createEdge({ variables }).fetch('/robots.txt')
  return { response, lines: (await response.text()).split('\n').filter((line) => line !== '') }
}

test('robots.txt closes nothing, and names the sitemaps', async () => {
  const { response, lines } = await read()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(lines).toEqual(['User-agent: *', 'Disallow:', 'Sitemap: https://shop.test/sitemap.xml'])
})

test('a shop that must not be listed lets crawlers in, to find that out', async () => {
  const { lines } = await read({ INDEXING: 'none' })
  expect(lines).toEqual(['User-agent: *', 'Disallow:'])
})

test.each([
  ['none', 'noindex'],
  ['all', null],
])('with INDEXING=%s every response says %s', async (INDEXING, expected) => {
  const edge = createEdge({ variables: { INDEXING } })
  for (const path of [
    '/',
    '/p/brake-disc',
    '/de/cart',
    '/robots.txt',
    '/.well-known/security.txt',
    '/readyz',
  ]) {
    const { headers } = await edge.fetch(path)
    expect([path, headers.get('x-robots-tag')]).toEqual([path, expected])
  }
})

test('without the variable the shop is listed', async () => {
  expect((await createEdge().fetch('/')).headers.has('x-robots-tag')).toBe(false)
})
