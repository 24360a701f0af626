import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { categoryName } from '#src/features/catalogue/categories.ts'
import { type CategoryFacts, loadCategoryFacts } from '#src/features/catalogue/category-facts.ts'
import { type CategoryTile, categoryTiles } from '#src/features/catalogue/home/home.ts'
import type { Shop } from '#src/shop.ts'

/** Where a search without results can begin: the drawn categories, and what can be typed. */
export interface SearchStart {
  tiles: CategoryTile[]
  /** Words that find a part of this catalogue: its kind and a car, its number, an original number. */
  examples: string[]
  text: { examples: string; recent: string; categories: string }
}

export async function loadSearchStart(shop: Shop): Promise<SearchStart> {
  const facts = await loadCategoryFacts(shop)
  const { t } = shop.i18n
  return {
    tiles: categoryTiles(facts),
    examples: searchExamples(facts),
    text: {
      examples: t('search.examples'),
      recent: t('suggest.recent'),
      categories: t('home.categories'),
    },
  }
}

/** Examples from the first drawn part that has all of them, otherwise from the first. */
export function searchExamples({ pictured }: Pick<CategoryFacts, 'pictured'>): string[] {
  const examples = [...pictured.values()]
    .filter(({ bundle }) => !bundle)
    .map(({ categories: [category], vehicles: [vehicle], sku, oeNumbers: [original] }) => {
      const car = vehicle ? splitVehicleName(vehicle.name).model : ''
      const words = category ? [categoryName(category), car].filter(Boolean).join(' ') : ''
      return [words, sku, original ?? ''].filter(Boolean)
    })
  return examples.find(({ length }) => length === 3) ?? examples[0] ?? []
}
