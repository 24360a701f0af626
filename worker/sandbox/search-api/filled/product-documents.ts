import type { SearchHit } from '#src/commerce/contract/search/search.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { regions } from '../../../demo-catalogue/regions.ts'
import { commonFields, languageFields } from '../../../demo-catalogue/seed/search/search-fields.ts'
import type { Assortment } from '../../catalogue/assortment.ts'
import { wirePrice } from '../../catalogue/items/wire-price.ts'
import { wireMedia } from '../../catalogue/pictures/wire-media.ts'
import type { Part } from '../../catalogue/products/parts.ts'
import type { Wire } from '../../wire-type.ts'

/** The search document of a product, with the fields of `search-fields.ts`. */
export function productDocument(shop: Assortment, part: Part, language: Locale) {
  return {
    product: String(part.product),
    ...commonFields({ ...part, engines: part.vehicles }),
    ...languageFields(part.spec, language),
    uri: part.uri,
    media: wireMedia(shop, part.sku),
    markets: part.markets,
    prices: pricesOf(shop, part),
    vehicleKeys: part.vehicles,
    categories: [...shop.categories.withAncestors(part.listedIn.map(({ category }) => category))].flatMap(
      (category) => shop.categories.get(category)?.uri ?? [],
    ),
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
