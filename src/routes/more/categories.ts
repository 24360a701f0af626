import { parseCarKey } from '#src/features/garage/fit/car-key.ts'
import { loadCategoryTree, menuLevels } from '#src/features/shell/categories/category-tree.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/categories.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const car = parseCarKey(new URL(request.url).searchParams.get('car'))
  return Response.json(await loadCategoryTree(await context.get(shopContext), { car, levels: menuLevels }))
}
