import { everyCar } from '#src/commerce/contract/catalogue/fit-scope.ts'
import { rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import { availabilityRank } from '#src/commerce/contract/search/availability-rank.ts'
import { modelYears } from '#src/commerce/contract/search/model-years.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { numberKeys } from '#src/commerce/contract/search/number-keys.ts'
import type { SearchHit } from '#src/commerce/contract/search/search.ts'
import { beltName } from '#src/commerce/contract/search/search-measures.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Assortment } from '../../catalogue/assortment.ts'
import { wireMedia } from '../../catalogue/pictures/wire-media.ts'
import type { Part } from '../../catalogue/products/parts.ts'
import { regions } from '../../demo-catalogue/regions.ts'
import {
  commonFields,
  languageFields,
  technicalValues,
} from '../../demo-catalogue/seed/search/search-fields.ts'
import type { Wire } from '../../wire-type.ts'

/** Creates the search documents of products in a language, with the fields of `search-fields.ts`. */
export function createProductDocument(shop: Assortment, language: Locale) {
  const bySku = new Map(shop.parts.map((part) => [part.sku, part]))

  /** The article numbers it has replaced, the latest first. */
  function replacedBy({ spec }: Part): string[] {
    const found = new Set<string>()
    for (let sku = spec.replaces; sku && !found.has(sku); sku = bySku.get(sku)?.spec.replaces) found.add(sku)
    return [...found]
  }

  return (part: Part) => {
    const available = shop.isAvailable(part, 'all')
    const replacedNumbers = replacedBy(part)
    const vehicleKeys = part.spec.fitScope === 'universal' ? [everyCar] : part.vehicles.toSorted()
    return {
      product: String(part.product),
      ...commonFields({ ...part, engines: part.vehicles }),
      ...languageFields(part.spec, language),
      numberKeys: numberKeysOf(part),
      replacedNumbers,
      replacedKeys: replacedNumbers.map(numberKey),
      uri: part.uri,
      media: wireMedia(shop, part.sku),
      markets: part.markets,
      prices: pricesOf(shop, part),
      categories: [...shop.categories.withAncestors(part.listedIn.map(({ category }) => category))].flatMap(
        (category) => shop.categories.get(category)?.uri ?? [],
      ),
      vehicleKeys,
      modelYears: modelYears(rowsOfSummary(shop.fitSummary(part.product)), vehicleKeys),
      inStock: available,
      availabilityRank: availabilityRank({ available, kind: part.spec.availability.kind }),
      createdAt: part.created,
    } satisfies Wire<typeof SearchHit>
  }
}

function numberKeysOf({ sku, items, spec }: Part): string[] {
  const belt = beltName(technicalValues(spec))
  return numberKeys({
    articleNumbers: [sku, ...items.map((item) => item.sku)],
    gtins: items.map(({ ean }) => ean),
    oeNumbers: spec.originalNumbers,
    crossNumbers: spec.crossNumbers,
    designations: belt === null ? [] : [belt],
  })
}

/** The price lists of markets, as their countries have them. */
const pricelists = new Map(regions.everyCountry.map(({ market, pricelist }) => [market, pricelist]))

/** Prices by market, then by price list. Flexible bundles have none. */
function pricesOf(shop: Assortment, part: Part) {
  if (shop.bundle(part.product)?.kind === 'flexible') return {}
  return Object.fromEntries(
    part.markets.flatMap((market) => {
      const pricelist = pricelists.get(market)
      const point = pricelist === undefined ? undefined : part.prices.get(pricelist)
      return point ? [[market, { [String(pricelist)]: { priceAsNumber: point.price } }]] : []
    }),
  )
}
