import type * as v from 'valibot'
import { everyCar } from '../catalogue/fit-scope.ts'
import { rowsOfSummary } from '../catalogue/fit-summary.ts'
import { mediaLists } from '../catalogue/media/media.ts'
import type { Product } from '../catalogue/product.ts'
import { availabilityRank } from './availability-rank.ts'
import { bareNumber } from './bare-number.ts'
import { modelYears } from './model-years.ts'
import { numberKey } from './number-key.ts'
import { numberKeys } from './number-keys.ts'
import { createPartWords } from './part-words.ts'
import type { SearchHit } from './search.ts'
import type { searchIndexSettings } from './search-index-settings.ts'
import { beltName, searchMeasures } from './search-measures.ts'
import { carNames } from './trade-words/cars.ts'
import { englishCarName } from './trade-words/local-car-names.ts'

/** Prices of a product by market, then by price list. */
export type DocumentPrices = Record<string, Record<string, { priceAsNumber: number }>>

type SearchField = (typeof searchIndexSettings)[
  | 'searchableAttributes'
  | 'filterableAttributes'
  | 'sortableAttributes'][number]

/** A product as it is found and shown: what hits are read from, and what is searched, filtered and sorted by. */
export type ProductDocument = v.InferInput<typeof SearchHit> & Record<SearchField, unknown>

/** The ids of measures, in the order in which a mechanic reads them, with their units. */
export type Measures = Readonly<Record<string, { readonly kind: string; readonly unit?: string | undefined }>>

/** The parts of a document that do not come from the product itself. */
export interface DocumentFacts {
  /** Ids of the markets it is sold in. */
  markets: number[]
  prices: DocumentPrices
  /** The article numbers before its own, the latest first. */
  replacedNumbers: string[]
}

/**
 * Creates the function that makes the documents of the index of a language, `products_{language}`, from products in that
 * language, as replies for all markets have them.
 */
export function createProductDocument(
  language: string,
  measures: Measures,
): (product: Product, facts: DocumentFacts) => ProductDocument {
  const wordsOf = createPartWords(language)
  return (product, { markets, prices, replacedNumbers }) => {
    const { sku, name, items, oeNumbers, crossNumbers, technical, available } = product
    const values = Object.entries(measures).flatMap(([id, { unit }]) => {
      const value = technical[id]
      return value === undefined ? [] : [{ id, value, ...(unit === undefined ? {} : { unit }) }]
    })
    const belt = beltName(values)
    const models = modelsOf(product)
    const vehicleKeys =
      product.fitScope === 'universal' ? [everyCar] : product.vehicles.flatMap(({ key }) => key ?? []).sort()
    return {
      product: product.product,
      sku,
      name,
      variantName: product.variantName,
      brandName: product.brandName,
      uri: product.uri,
      media: mediaLists(product.media),
      markets,
      prices,
      oeNumbers,
      crossNumbers,
      replacedNumbers,
      replacedKeys: replacedNumbers.map(numberKey),
      numbers: [...new Set([sku, ...oeNumbers, ...crossNumbers].map(bareNumber))],
      numberKeys: numberKeys({
        articleNumbers: [sku, ...items.map((item) => item.sku)],
        gtins: items.map(({ ean }) => ean),
        oeNumbers,
        crossNumbers,
        designations: belt === null ? [] : [belt],
      }),
      measures: searchMeasures(values),
      vehicleKeys,
      modelYears: modelYears(rowsOfSummary(product.fitSummary), vehicleKeys),
      vehicles: [
        ...new Set([
          ...[...models].map(([model, engines]) => [model, ...engines].join(', ')),
          ...product.vehicleNames,
          ...[...models.keys()].flatMap(carNames),
        ]),
      ],
      ...wordsOf(name),
      categories: [...new Set(product.categories.flatMap(({ uri }) => levelsOf(uri)))],
      inStock: available,
      availabilityRank: availabilityRank({ available, kind: product.availabilityKind }),
      createdAt: product.createdAt,
    }
  }
}

/** Its cars as models with their engines, by their English names, to which `carNames` adds the others: "Volvo 240, B21A" is the model "Volvo 240" with the engine "B21A". */
function modelsOf({ vehicles }: Product): Map<string, string[]> {
  const models = new Map<string, string[]>()
  for (const vehicle of vehicles) {
    const name = englishCarName(vehicle.name)
    const comma = name.lastIndexOf(', ')
    const [model, engine] = comma < 0 ? [name] : [name.slice(0, comma), name.slice(comma + 2)]
    const engines = models.get(model) ?? []
    models.set(model, engine === undefined ? engines : [...engines, engine])
  }
  return models
}

/** The paths of a category and those above it: `brakes/discs` → `brakes`, `brakes/discs`. */
function levelsOf(uri: string): string[] {
  const levels = uri.split('/')
  return levels.map((_, at) => levels.slice(0, at + 1).join('/'))
}
