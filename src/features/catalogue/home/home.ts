import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import { categoryName, topCategories } from '../categories.ts'
import { productName } from '../product-name.ts'

export interface CategoryTile {
  name: string
  path: string
  picture: string | null
  count: number
}

export interface FeaturedPart {
  name: string
  sku: string
  path: string
  picture: string
  alternative: string
}

export function categoryTiles(categories: readonly Category[], listing: Listing | null): CategoryTile[] {
  const counts = listing?.filters.find(({ field }) => field === 'categories')?.values ?? []
  const pictured = representatives(categories, listing)
  return topCategories(categories).map((top) => ({
    name: categoryName(top),
    path: paths.category(top.uri),
    picture: pictured.get(top.uri)?.media[0] ?? null,
    count: counts.find(({ value }) => value === top.category)?.count ?? 0,
  }))
}

export function withoutPicture(categories: readonly Category[], listing: Listing | null): string[] {
  const pictured = representatives(categories, listing)
  return topCategories(categories)
    .filter(({ uri }) => !pictured.has(uri))
    .map(({ category }) => category)
}

export function featuredPart(
  categories: readonly Category[],
  listing: Listing | null,
  { t }: ServerI18n,
): FeaturedPart | null {
  const [first] = topCategories(categories)
  const product = first && representatives(categories, listing).get(first.uri)
  const picture = product?.media[1] ?? product?.media[0]
  if (!product || !picture) return null
  const name = productName(product)
  const alternative = t('product.dimensions', { name })
  return { name, sku: product.sku, path: paths.product(product.uri), picture, alternative }
}

/** For each top category, the pictured part whose subcategory comes first in the category order. */
function representatives(categories: readonly Category[], listing: Listing | null): Map<string, Product> {
  const categoryIndexes = new Map(categories.map(({ uri }, index) => [uri, index]))
  const found = new Map<string, { product: Product; index: number }>()
  for (const product of listing?.products ?? []) {
    if (product.media.length === 0) continue
    for (const { uri } of product.categories) {
      const index = categoryIndexes.get(uri)
      const [top = uri] = uri.split('/')
      if (index === undefined || index >= (found.get(top)?.index ?? Number.POSITIVE_INFINITY)) continue
      found.set(top, { product, index })
    }
  }
  return new Map([...found].map(([top, { product }]) => [top, product]))
}
