import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { shopName } from '#src/brand.ts'
import { openSearchPath } from '#src/config.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const edge = createEdge()

async function read(path: string) {
  const response = await edge.fetch(path)
  const { window } = new JSDOM(await response.text(), { contentType: 'application/xml' })
  return { headers: response.headers, status: response.status, xml: window.document }
}

test.each(locales)('the search of the shop is described in %s', async (locale) => {
  const path = localized(locale, openSearchPath)
  const { status, headers, xml } = await read(path)
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/opensearchdescription+xml; charset=utf-8',
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  const textOf = (name: string) => xml.querySelector(name)?.textContent ?? ''
  expect(xml.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/')
  expect([textOf('ShortName'), textOf('Language')]).toEqual([shopName.slice(0, 16), locale])
  // OpenSearch 1.1 allows no more characters.
  expect(textOf('ShortName').length).toBeLessThanOrEqual(16)
  expect(textOf('Description').length).toBeGreaterThan(10)
  expect(textOf('Description').length).toBeLessThanOrEqual(1_024)
  const [page, self] = [...xml.querySelectorAll('Url')].map((url) => url.getAttribute('template'))
  expect(page).toBe(`https://shop.test${localized(locale, '/search')}?keyword={searchTerms}`)
  expect(self).toBe(`https://shop.test${path}`)
})

test.each(['/no/opensearch.xml', '/en/opensearch.xml', '/p/opensearch.xml'])(
  'there is no description at %s',
  async (path) => {
    expect((await edge.fetch(path)).status).toBe(404)
  },
)

test('the search description answers HEAD, with the security headers of documents', async () => {
  const response = await edge.fetch('/de/opensearch.xml', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
