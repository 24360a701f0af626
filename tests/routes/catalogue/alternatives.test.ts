import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { ProductReply } from '#src/commerce/contract/catalogue/product.ts'
import { maxCompared } from '#src/config.ts'
import { factRows } from '#src/features/catalogue/fact-rows.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue, textOf } from '#tests/support/shop/test-shop.ts'
import { createCarefulShopper } from '../safe-calls.ts'

const shop = await createTestShop()
const visit = createCarefulShopper(shop)

/** A product with its alternatives. */
async function withAlternatives(id: string) {
  const { product } = await fetchCatalogue(ProductReply, `/products/${id}`, { language: 'en' })
  const alternatives = product.related.filter(({ relation }) => relation === 'alternative')
  return [product.product, ...alternatives]
}

/** The id of the product at an address. */
async function idOf(uri: string) {
  const request = { language: 'en', uri: { uri, for: ['product'] }, limit: 1 }
  const { products } = await fetchCatalogue(Listing, '/products', request)
  return products[0]?.product ?? ''
}

/** The rows of the table of alternatives, each as its texts; the header first. */
function rowsOf(html: string): string[][] {
  const [, table = ''] = /id="alternatives".*?<table>(.*?)<\/table>/s.exec(html) ?? []
  return [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd]\b.*?<\/t[hd]>/gs)].map(([cell]) => textOf(cell)),
  )
}

test.each(['fuse-set-mini-blade-ladefjord', 'brake-pad-set-front-bmw-e30-107-7-x-56-mm-organic-hallbrook'])(
  'the page of %s compares it with its alternatives, by the facts that differ',
  async (uri) => {
    const products = await withAlternatives(await idOf(uri))
    expect(products.length).toBeGreaterThan(2)
    const { html } = await visit(paths.product(uri))
    const [header = [], ...rows] = rowsOf(html)
    const differing = factRows(products, createTestI18n('en')).filter(({ differs }) => differs)
    expect(header).toEqual([
      '',
      'Brand',
      ...differing.map(({ name }) => name),
      'Stock',
      'Price incl. VAT, plus delivery',
      '',
    ])
    expect(rows.map(([, part]) => part)).toEqual(
      products.map(({ sku, brandName }, index) =>
        expect.stringMatching(`${sku} ${brandName}${index ? '$' : '.*this part'}`),
      ),
    )
    for (const [index, row] of rows.entries())
      expect(row.slice(2, 2 + differing.length)).toEqual(differing.map(({ values }) => values[index] || '–'))
    const ids = products.slice(0, maxCompared).map(({ product }) => product)
    expect(html).toContain(`href="${paths.compare(ids)}"`)
    expect(textOf(html)).toContain(`Compare ${ids.length} parts`)
  },
)

test('the table is written in the language of the page', async () => {
  const { html } = await visit(localized('sv', paths.product('fuse-set-mini-blade-ladefjord')), {
    headers: { 'x-test-country': 'SE' },
  })
  expect(rowsOf(html)[0]).toEqual(['', 'Märke', 'Ursprungsland', 'Lager', 'Pris inkl. moms, plus frakt', ''])
  expect(textOf(html)).toContain('den här delen')
  expect(textOf(html)).toContain('Jämför 4 delar')
})

test('a set, which has no alternatives, has no such table', async () => {
  const { products } = await fetchCatalogue(Listing, '/products', {
    language: 'en',
    search: 'service',
    limit: 60,
  })
  const set = products.find(({ bundle }) => bundle !== null)
  expect(await withAlternatives(set?.product ?? '')).toHaveLength(1)
  const { html, heading } = await visit(paths.product(set?.uri ?? ''))
  expect(heading).toBe(set?.name)
  expect(html).not.toContain('id="alternatives"')
})
