import { categoryName, loadCategories, topCategories } from '#src/features/catalogue/categories.ts'
import { countryName, regionText } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'

/** What the frame around every screen shows. The same for everyone of one language and region. */
export interface ShellData {
  /** "Prices for: Sweden, in SEK" */
  region: string
  /** The same for the header, with what the button that changes it is called. */
  place: { name: string; currency: string; words: string }
  categories: { name: string; uri: string }[]
}

export async function loadShell(shop: Shop): Promise<ShellData> {
  const { region, i18n } = shop
  const { currency } = region
  const name = countryName(region.country, i18n)
  const top = topCategories(await loadCategories(shop))
  return {
    region: regionText(region, i18n),
    place: { name, currency, words: `${i18n.t('shell.region')}: ${name} ${currency}` },
    categories: top.map((category) => ({ name: categoryName(category), uri: category.uri })),
  }
}
