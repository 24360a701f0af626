import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { folded } from '../catalogue/folded.ts'
import type { Part } from '../catalogue/parts.ts'
import { wireMedia } from '../catalogue/wire-media.ts'

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
    createdAt: part.created,
  }
  if (!tags) return document
  return { ...document, _formatted: { ...document, id: String(part.product), name: tagged(name, tags) } }
}

/** Texts go out as they are, with tags around what was found: escaping is for those who show them. */
function tagged(text: string, { words, before, after }: Tags): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const beginning = words.find((wanted) => folded(word).startsWith(wanted))
    if (!beginning) return word
    return before + word.slice(0, beginning.length) + after + word.slice(beginning.length)
  })
}
