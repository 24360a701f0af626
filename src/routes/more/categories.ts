import { loadCategoryTree, menuLevels } from '#src/features/shell/categories/category-tree.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/categories.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await loadCategoryTree(await context.get(shopContext), menuLevels))
}
