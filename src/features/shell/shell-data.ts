import { categoryName, loadCategories, topCategories } from '#src/features/catalogue/categories.ts'
import { countryName, regionText } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'

export interface ShellData {
  region: string
  headerRegion: { name: string; currency: string; label: string }
  categories: { name: string; uri: string }[]
}

export async function loadShell(shop: Shop): Promise<ShellData> {
  const { region, i18n } = shop
  const { currency } = region
  const name = countryName(region.country, i18n)
  const top = topCategories(await loadCategories(shop))
  return {
    region: regionText(region, i18n),
    headerRegion: { name, currency, label: `${i18n.t('shell.region')}: ${name} ${currency}` },
    categories: top.map((category) => ({ name: categoryName(category), uri: category.uri })),
  }
}
