import { categoryName, loadCategories, topCategories } from '#src/features/catalogue/categories.ts'
import { countryName, regionText } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'

/** Data of the frame around every screen; equal for all visitors of a language and region. */
export interface ShellData {
  /** Text of the region: "Prices for: Sweden, in SEK". */
  region: string
  /** The region in the header, with the accessible name of its button. */
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
