import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { categoryName, loadCategories } from '#src/features/catalogue/categories.ts'
import type { Shop } from '#src/shop.ts'

export interface CategoryNode {
  name: string
  uri: string
  children: CategoryNode[]
}

export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const nodes = (parent: string | null, above: readonly string[]): CategoryNode[] =>
    (below.get(parent) ?? [])
      .filter(({ category }) => !above.includes(category))
      .map((node) => ({
        name: categoryName(node),
        uri: node.uri,
        children: nodes(node.category, [...above, node.category]),
      }))
  return nodes(null, [])
}

export async function loadCategoryTree(shop: Pick<Shop, 'catalogue'>): Promise<CategoryNode[]> {
  return categoryTree(await loadCategories(shop))
}
