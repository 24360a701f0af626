import { countryName, regionWords } from '#src/features/region/region-words.ts'
import type { Shop } from '#src/shop.ts'

/** What the frame around every screen shows. The same for everyone of one language and region. */
export interface ShellData {
  /** "Prices for: Sweden, in SEK" */
  region: string
  /** The same for the header, with what the button that changes it is called. */
  place: { name: string; currency: string; words: string }
  categories: { name: string; uri: string }[]
}

export async function loadShell({ catalogue, region, i18n }: Shop): Promise<ShellData> {
  const { currency } = region
  const name = countryName(region.country, i18n)
  const reply = await catalogue.categories()
  const all = reply.ok ? reply.value.categories : []
  return {
    region: regionWords(region, i18n),
    place: { name, currency, words: `${i18n.t('shell.region')}: ${name} ${currency}` },
    categories: all
      .filter(({ parent }) => parent === null)
      .map(({ name, uri }) => ({ name: name.at(-1) ?? uri, uri })),
  }
}
