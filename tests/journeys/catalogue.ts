import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { fetchCatalogue } from '#scripts/shop/fetch-catalogue.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'

/** A product of which one of several items is chosen. */
export async function productWithVersions(page: Page): Promise<Product> {
  const response = await page.request.post('/sandbox/api/checkout/products', {
    data: { language: 'en', search: 'ignition lead set', limit: 20, onlyAvailable: true },
    headers: { 'api-token': 'none' },
  })
  const { products } = v.parse(Listing, await response.json())
  const product = products.find(({ items }) => items.length > 1)
  if (!product) throw new Error('No product comes in several versions')
  return product
}

/** A product with one item, which cannot be ordered at present. */
export async function soldOutProduct(origin: string): Promise<Product> {
  const { products } = v.parse(
    Listing,
    await fetchCatalogue(origin, '/products', { onlyAvailable: false, limit: 1_000 }),
  )
  const product = products.find(
    ({ items, availabilityKind }) =>
      availabilityKind === 'stock' && items.length === 1 && items[0]?.stock === 'no',
  )
  if (!product) throw new Error('Everything can be ordered')
  return product
}

/** A touch-up paint, which is not sold outside the Union, with all its items in stock. */
export async function touchUpPaint(origin: string): Promise<Product> {
  const asked = { search: 'touch-up paint', onlyAvailable: true, limit: 50 }
  const { products } = v.parse(Listing, await fetchCatalogue(origin, '/products', asked))
  const product = products.find(
    ({ items }) => items.length > 0 && items.every(({ stock }) => stock === 'yes'),
  )
  if (!product) throw new Error('No paint is in stock')
  return product
}
