import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { categoryName, loadCategories } from '#src/features/catalogue/categories.ts'
import { loadCategoryCounts } from '#src/features/catalogue/parts/category-counts.ts'
import type { Shop } from '#src/shop.ts'

export interface CategoryNode {
  name: string
  uri: string
  /** The number of parts for the car; absent without one. */
  count?: number
  children: CategoryNode[]
}

export function categoryTree(
  categories: readonly Category[],
  counts: ReadonlyMap<string, number> | null = null,
): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const nodes = (parent: string | null, above: readonly string[]): CategoryNode[] =>
    (below.get(parent) ?? [])
      .filter(({ category }) => !above.includes(category))
      .map((node) => ({
        name: categoryName(node),
        uri: node.uri,
        ...(counts && { count: counts.get(node.category) ?? 0 }),
        children: nodes(node.category, [...above, node.category]),
      }))
  return nodes(null, [])
}

/** With the numbers of parts for a car, if `car` is the key of one. */
export async function loadCategoryTree(shop: Pick<Shop, 'catalogue'>, car = ''): Promise<CategoryNode[]> {
  const [categories, counts] = await Promise.all([loadCategories(shop), loadCategoryCounts(shop, car)])
  return categoryTree(categories, counts)
}
