import type { Shop } from '#src/shop.ts'
import { categoryName, loadCategories } from '../../categories.ts'
import { loadCategoryCounts } from '../../parts/category-counts.ts'
import { ancestry, type ListingSubject, type NamedLink } from '../listing-subject.ts'
import type { NamedCar } from './listing-car.ts'
import { partsForCarPath } from './parts-for-car.ts'

/**
 * The categories above one that has no part for the car: the nearest and the topmost that have some, with their lists
 * for the car and their numbers. None if the service does not answer.
 */
export async function loadPartsElsewhere(
  shop: Shop,
  { id }: Pick<ListingSubject, 'id'>,
  car: NamedCar,
): Promise<NamedLink[]> {
  const [all, counts] = await Promise.all([loadCategories(shop), loadCategoryCounts(shop, car.key)])
  const own = all.find(({ category }) => category === id)
  const above = own ? ancestry(own, all) : []
  const withParts = above.filter(({ category }) => (counts?.get(category) ?? 0) > 0)
  return [...new Set([withParts.at(-1), withParts[0]])].flatMap((category) =>
    category
      ? {
          name: shop.i18n.t('scope.elsewhere', {
            category: categoryName(category),
            count: counts?.get(category.category) ?? 0,
          }),
          path: partsForCarPath(category.uri, car),
        }
      : [],
  )
}
