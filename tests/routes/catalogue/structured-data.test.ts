import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { assortmentPageSize } from '#src/config.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { isFullCheck, sampled, testedLocales } from '#tests/support/full-check.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'
import { missingFields, structuredRecords } from '#tests/support/structured-data.ts'

const context = { language: 'en', market: 1, pricelist: 11, onlyAvailable: false }
const { productCount } = await fetchCatalogue(Listing, '/products', { ...context, limit: 1 })
const shop = await createTestShop()

async function read(path: string) {
  const response = await shop.fetch(path, { headers: { 'x-test-country': 'SE' } })
  const html = await response.text()
  await shop.settle()
  expect([path, response.status]).toEqual([path, 200])
  return { html, records: structuredRecords(html) }
}

/** The products of one page of the assortment. */
async function productsFrom(skipFirst: number) {
  const page = { ...context, skipFirst, limit: assortmentPageSize }
  return (await fetchCatalogue(Listing, '/products', page)).products
}

/** Fields that are missing because the catalogue lacks their values. */
const unknown = [
  'Product.brand',
  'Product.image',
  'OfferShippingDetails.deliveryTime',
  'Offer.shippingDetails',
]

test(
  'products of the whole catalogue have what search engines require',
  async () => {
    const starts = Array.from({ length: Math.ceil(productCount / assortmentPageSize) }, (_, index) => index)
    let seen = 0
    for (const start of sampled(starts, 15)) {
      for (const { uri, name, price, bundle } of sampled(
        await productsFrom(start * assortmentPageSize),
        25,
      )) {
        const { records } = await read(paths.product(uri))
        const product = records.get('Product') ?? records.get('ProductGroup')
        expect([uri, missingFields([...records.values()], 'required')]).toEqual([uri, []])
        expect(product?.name).toContain(name)
        const hasPrice = (price ?? bundle?.priceMin ?? 0) > 0
        if (records.has('Product')) expect([uri, 'offers' in (product ?? {})]).toEqual([uri, hasPrice])
        const recommended = missingFields([...records.values()], 'recommended').filter(
          // Its products have the category of their group.
          (field) => !records.has('ProductGroup') || field !== 'Product.category',
        )
        expect([
          uri,
          recommended.filter((field) => !unknown.includes(field) && (hasPrice || field !== 'Product.offers')),
        ]).toEqual([uri, []])
        expect([...records.keys()]).toContain('BreadcrumbList')
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(10)
  },
  isFullCheck ? 60 * 60_000 : 60_000,
)

test.each(testedLocales)('the home page names the shop and the site, in %s', async (locale) => {
  const { records } = await read(localized(locale, paths.home()))
  expect(missingFields([...records.values()], 'required')).toEqual([])
  expect(missingFields([...records.values()], 'recommended')).toEqual([])
  expect(records.get('OnlineStore')).toMatchObject({
    logo: `${shop.origin}/apple-touch-icon.png`,
    vatID: 'SE559999999101',
    contactPoint: { contactType: 'customer service' },
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'SE' },
  })
  expect(records.get('WebSite')).toMatchObject({
    url: shop.origin + localized(locale, paths.home()),
    inLanguage: locale,
  })
  expect(records.get('WebSite')).not.toHaveProperty('potentialAction')
})

const ItemList = v.object({
  itemListElement: v.array(v.object({ position: v.number(), url: v.string() })),
})

test('a list names the products of its page, counted over all pages', async () => {
  const listOf = async (path: string) => {
    const { html, records } = await read(path)
    expect(missingFields([...records.values()], 'required')).toEqual([])
    return { html, list: v.parse(ItemList, records.get('ItemList')).itemListElement }
  }
  const first = await listOf(paths.category('brakes'))
  const second = await listOf(`${paths.category('brakes')}?page=2`)
  for (const { html, list } of [first, second]) {
    expect(list).toHaveLength(20)
    for (const { url } of list) expect(html).toContain(` href="${url.slice(shop.origin.length)}`)
  }
  const positions = (from: number) => Array.from({ length: 20 }, (_, index) => from + index)
  expect(first.list.map(({ position }) => position)).toEqual(positions(1))
  expect(second.list.map(({ position }) => position)).toEqual(positions(21))
})

test('markup in a product ends no script', async () => {
  const attack = '</script><script>x()</script><!--'
  const [part] = await productsFrom(0)
  const attacked = await createTestShop({
    async upstream(request, sandbox) {
      const response = await sandbox(request)
      if (!request.url.endsWith('/products')) return response
      const body = await response.text()
      return new Response(body.replaceAll(JSON.stringify(part?.name), JSON.stringify(attack)), response)
    },
  })
  const html = await (await attacked.fetch(paths.product(part?.uri ?? ''))).text()
  await attacked.settle()
  expect(html).not.toContain(attack)
  expect(structuredRecords(html).get('Product')?.name).toContain(attack)
})
