// Meilisearch, API reference, "Search": https://meilisearch.com/docs/reference/api/search

import type { SearchHit } from '#src/commerce/contract/search/search.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import { commonFields, languageFields } from '../../demo-catalogue/seed/search/search-fields.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { wirePrice } from '../catalogue/items/wire-price.ts'
import { wireMedia } from '../catalogue/pictures/wire-media.ts'
import type { Part } from '../catalogue/products/parts.ts'
import { normalizeText } from '../catalogue/search/normalize-text.ts'
import type { Wire } from '../wire-type.ts'
import type { SearchRequest } from './search-request.ts'

/**
 * A search hit with the requested attributes. With `attributesToHighlight`, `_formatted` repeats it with the matched
 * prefixes in the name between tags.
 */
export function hitOf(
  shop: Assortment,
  part: Part,
  language: Locale,
  request: SearchRequest,
  words: readonly string[],
) {
  const document = documentOf(shop, part, language)
  const wanted = new Set<string>(request.attributesToRetrieve ?? ['*'])
  const retrieved = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.has('*') || wanted.has(name)))
  if (!request.attributesToHighlight) return retrieved(document)
  const name = tagged(document.name, words, request)
  return { ...retrieved(document), _formatted: retrieved({ ...document, id: String(document.id), name }) }
}

/** The search document of a product. */
function documentOf(shop: Assortment, part: Part, language: Locale) {
  return {
    id: part.product,
    product: String(part.product),
    ...commonFields({ ...part, engines: part.vehicles }),
    ...languageFields(part.spec, language),
    uri: part.uri,
    media: wireMedia(shop, part.sku),
    markets: part.markets,
    prices: pricesOf(shop, part),
    createdAt: part.created,
  } satisfies Wire<typeof SearchHit>
}

/** Prices by market, then by price list. Flexible bundles have none. */
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

/** Wraps matched prefixes in tags. As in Meilisearch the text is not escaped: that is up to the client. */
function tagged(
  text: string,
  words: readonly string[],
  { highlightPreTag, highlightPostTag }: SearchRequest,
): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const beginning = words.find((wanted) => normalizeText(word).startsWith(wanted))
    if (!beginning) return word
    return highlightPreTag + word.slice(0, beginning.length) + highlightPostTag + word.slice(beginning.length)
  })
}
