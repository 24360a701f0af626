import type { Category } from '#src/commerce/contract/category.ts'
import type { Shop } from '#src/shop.ts'

/** A category with those below it. */
export interface CategoryNode {
  name: string
  uri: string
  children: CategoryNode[]
}

/** The whole taxonomy from its roots, in the order of the service. */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const nodes = (parent: string | null, above: readonly string[]): CategoryNode[] =>
    (below.get(parent) ?? [])
      .filter(({ category }) => !above.includes(category))
      .map(({ category, name, uri }) => ({
        name: name.at(-1) ?? uri,
        uri,
        children: nodes(category, [...above, category]),
      }))
  return nodes(null, [])
}

export async function loadCategoryTree({ catalogue }: Pick<Shop, 'catalogue'>): Promise<CategoryNode[]> {
  const reply = await catalogue.categories()
  return categoryTree(reply.ok ? reply.value.categories : [])
}
