import { categoryName, loadCategories, topCategories } from '#src/features/catalogue/categories.ts'
import { countryName, regionText } from '#src/features/region/region-text.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { Shop } from '#src/shop.ts'

export interface ShellData {
  region: string
  headerRegion: { name: string; currency: string; label: string }
  /** The top categories, each with the number of those directly below. */
  categories: { name: string; uri: string; below: number }[]
}

export async function loadShell(shop: Shop): Promise<ShellData> {
  const { region, i18n } = shop
  const { currency } = region
  const name = countryName(region.country, i18n)
  const categories = await loadCategories(shop)
  const below = Map.groupBy(categories, ({ parent }) => parent)
  return {
    region: regionText(region, i18n),
    headerRegion: {
      name,
      currency,
      label: `${i18n.t('shell.region')}${colonOf(i18n.locale)} ${name} ${currency}`,
    },
    categories: topCategories(categories).map((top) => ({
      name: categoryName(top),
      uri: top.uri,
      below: below.get(top.category)?.length ?? 0,
    })),
  }
}
