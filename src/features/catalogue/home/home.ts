import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import { categoryName, topCategories } from '../categories.ts'
import type { CategoryFacts } from '../category-facts.ts'
import { productPictures } from '../product/product-text.ts'
import { productName } from '../product-name.ts'

export interface CategoryTile {
  name: string
  path: string
  picture: PictureFiles | null
  count: number
}

export interface FeaturedPart {
  name: string
  sku: string
  path: string
  picture: PictureFiles
  alternative: string
}

export function categoryTiles({
  categories,
  counts,
  pictured,
}: Pick<CategoryFacts, 'categories' | 'counts' | 'pictured'>): CategoryTile[] {
  return topCategories(categories).map((top) => ({
    name: categoryName(top),
    path: paths.category(top.uri),
    picture: pictured.get(top.uri)?.media[0] ?? null,
    count: counts.get(top.category) ?? 0,
  }))
}

/** The part of the first category that has one with a picture. No set, whose drawing has no measures. */
export function featuredPart(
  { categories, pictured }: Pick<CategoryFacts, 'categories' | 'pictured'>,
  i18n: ServerI18n,
): FeaturedPart | null {
  const product = topCategories(categories)
    .map(({ uri }) => pictured.get(uri))
    .find((product) => product && !product.bundle)
  if (!product) return null
  const [beauty, measured] = productPictures(product, i18n)
  const { source: picture = null, alternative = '' } = measured ?? beauty ?? {}
  if (picture === null) return null
  const { sku, uri } = product
  return { name: productName(product), sku, path: paths.product(uri), picture, alternative }
}
