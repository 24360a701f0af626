import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { folded } from '../catalogue/folded.ts'
import type { Part } from '../catalogue/parts.ts'
import { wireMedia } from '../catalogue/wire-media.ts'
import { wirePrice } from '../catalogue/wire-price.ts'
import { regions } from '../regions.ts'

export interface Tags {
  words: readonly string[]
  before: string
  after: string
}

/** A document of the index; with tags, `_formatted` repeats it with the found beginnings of words between them. */
export function hitOf(shop: Assortment, part: Part, language: Locale, tags: Tags | null) {
  const { name, variantName } = shop.texts(part, language)
  const document = {
    id: part.product,
    product: String(part.product),
    sku: part.sku,
    name,
    variantName,
    brandName: shop.brandOf(part)?.name ?? '',
    uri: part.uri,
    media: wireMedia(shop, part.sku),
    markets: part.markets,
    prices: pricesOf(shop, part),
    createdAt: part.created,
  }
  if (!tags) return document
  return { ...document, _formatted: { ...document, id: String(part.product), name: tagged(name, tags) } }
}

/** By market, then by price list. A set whose parts are chosen has no price of its own. */
function pricesOf(shop: Assortment, part: Part) {
  if (shop.bundle(part.product)?.kind === 'flexible') return {}
  return Object.fromEntries(
    part.markets.flatMap((market) => {
      const list = regions.pricelist(regions.market(market)?.pricelist ?? 0)
      const point = list && part.prices.get(list.pricelist)
      if (!point) return []
      return [[market, { [list.pricelist]: wirePrice(point, list.currency, shop.isNew(part.product)) }]]
    }),
  )
}

/** Texts go out as they are, with tags around what was found: escaping is for those who show them. */
function tagged(text: string, { words, before, after }: Tags): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const beginning = words.find((wanted) => folded(word).startsWith(wanted))
    if (!beginning) return word
    return before + word.slice(0, beginning.length) + after + word.slice(beginning.length)
  })
}
