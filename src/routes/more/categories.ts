import { countsField } from '#src/features/catalogue/listing/listing.ts'
import { parseCarKey } from '#src/features/garage/fit/car-key.ts'
import {
  loadCategoryTree,
  loadCountsOfCar,
  menuLevels,
} from '#src/features/shell/categories/category-tree.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/categories.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const car = parseCarKey(query.get('car'))
  const shop = await context.get(shopContext)
  return Response.json(
    query.has(countsField)
      ? await loadCountsOfCar(shop, car)
      : await loadCategoryTree(shop, { car, levels: menuLevels }),
  )
}
