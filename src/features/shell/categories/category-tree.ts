import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import type { PictureFiles } from '#src/commerce/contract/catalogue/media/picture-files.ts'
import { categoryName, loadCategories } from '#src/features/catalogue/categories.ts'
import { type CategoryFacts, loadCategoryFacts } from '#src/features/catalogue/category-facts.ts'
import { loadCategoryCounts } from '#src/features/catalogue/parts/category-counts.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Shop } from '#src/shop.ts'

export interface CategoryNode {
  name: string
  uri: string
  /** Number of parts sold here, or of those for the car, formatted; absent if it is unknown or zero. */
  count?: string
  /** Absent below the top level. */
  picture?: PictureFiles | null
  children: CategoryNode[]
}

/** Numbers of parts by the URI of their category, formatted; a category without parts is missing. */
export type CategoryCounts = Record<string, string>

/** Levels of the menu: deeper ones are on the page of all categories, and on that of each category. */
export const menuLevels = 2

/** The tree of categories in the service's order, `levels` deep. */
export function categoryTree(
  { categories, counts, pictured }: Pick<CategoryFacts, 'categories' | 'counts' | 'pictured'>,
  locale: string,
  levels = Number.POSITIVE_INFINITY,
): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const nodeOf = (category: Category, above: readonly string[]): CategoryNode => {
    const count = counts.get(category.category) ?? 0
    const name = categoryName(category)
    const isSame = (child: CategoryNode) => child.name === name && child.count === formatNumber(count, locale)
    const children = nodes(category.category, [...above, category.category])
    return {
      name,
      uri: category.uri,
      ...(count > 0 ? { count: formatNumber(count, locale) } : {}),
      ...(above.length === 0 ? { picture: pictured.get(category.uri)?.media[0] ?? null } : {}),
      // One that says the same again leads nowhere else. The menu keeps room for all below the top.
      children:
        above.length === 0 ? children : children.flatMap((child) => (isSame(child) ? child.children : child)),
    }
  }
  const nodes = (parent: string | null, above: readonly string[]): CategoryNode[] =>
    above.length >= levels
      ? []
      : (below.get(parent) ?? [])
          .filter(({ category }) => !above.includes(category))
          .map((category) => nodeOf(category, above))
  return nodes(null, [])
}

interface TreeOptions {
  /** The key of a car, whose parts are then counted; empty for all parts. */
  car?: string
  levels?: number
}

export async function loadCategoryTree(
  shop: Pick<Shop, 'catalogue' | 'locale'>,
  { car = '', levels }: TreeOptions = {},
): Promise<CategoryNode[]> {
  const [facts, ofCar] = await Promise.all([loadCategoryFacts(shop), loadCategoryCounts(shop, car)])
  return categoryTree(ofCar ? { ...facts, counts: ofCar } : facts, shop.locale, levels)
}

/** The numbers of parts for a car; null for a car the shop does not know, or if the service fails. */
export async function loadCountsOfCar(
  shop: Pick<Shop, 'catalogue' | 'locale'>,
  car: string,
): Promise<CategoryCounts | null> {
  const [categories, counts] = await Promise.all([loadCategories(shop), loadCategoryCounts(shop, car)])
  if (!counts) return null
  const ofCar = categories.flatMap(({ category, uri }) => {
    const count = counts.get(category) ?? 0
    return count > 0 ? [[uri, formatNumber(count, shop.locale)]] : []
  })
  return Object.fromEntries(ofCar)
}
