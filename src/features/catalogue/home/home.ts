import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import { categoryName, topCategories } from '../categories.ts'
import type { CategoryFacts } from '../category-facts.ts'
import { hasMeasures } from '../has-measures.ts'
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

export function featuredPart(
  { categories, pictured }: Pick<CategoryFacts, 'categories' | 'pictured'>,
  { t }: ServerI18n,
): FeaturedPart | null {
  const [first] = topCategories(categories)
  const product = first && pictured.get(first.uri)
  const picture = product?.media[1] ?? product?.media[0]
  if (!product || !picture) return null
  const name = productName(product)
  const alternative = t(hasMeasures(product) ? 'product.dimensions' : 'product.views', { name })
  return { name, sku: product.sku, path: paths.product(product.uri), picture, alternative }
}
