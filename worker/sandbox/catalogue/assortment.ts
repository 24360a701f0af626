import type { Locale } from '#src/i18n/locales.ts'
import type { Sql } from '../demo-catalogue/sql.ts'
import { createAvailability } from './items/availability.ts'
import { productOf } from './items/item-id.ts'
import type { Shelves } from './items/stocked-items.ts'
import { has } from './listing/bitset.ts'
import { createListingIndex, type Scope } from './listing/listing-index.ts'
import type { PicturesOf } from './pictures/pictures.ts'
import { createFitmentTexts, createFitSummaries } from './products/fitment-texts.ts'
import { factsOf } from './products/part-facts.ts'
import { textsOf } from './products/part-texts.ts'
import { loadParts, type Part } from './products/parts.ts'
import { createRelatedProducts } from './products/related-products.ts'
import { vehicleElements } from './products/vehicles.ts'
import { createSearch } from './search/search.ts'
import { searchFields } from './search/search-fields.ts'
import { createTextIndex } from './search/text-index.ts'
import { loadBrands, loadCategories } from './taxonomy/taxonomy.ts'

/** The parts of the catalogue that change at run time: stock, and bundles, whose availability depends on it. */
export type Assortment = ReturnType<typeof loadAssortment>

/**
 * Loads the catalogue into memory for the calls that read it. Called after the tables are filled, and again when the
 * console has changed them.
 */
export function loadAssortment(sql: Sql, shelves: Shelves, pictures: PicturesOf) {
  const parts = loadParts(sql)
  const categories = loadCategories(sql)
  const brands = loadBrands(sql)
  const index = createListingIndex(parts, {
    brands: [...brands.keys()],
    categories,
    vehicles: new Map([...vehicleElements].map(([key, { text }]) => [key, text])),
  })
  const at = (position: number | null | undefined): Part | null =>
    position == null ? null : (parts[position] ?? null)
  const part = (product: number) => at(index.positionOf(product))
  const brandOf = ({ brand }: Part) => (brand === null ? undefined : brands.get(brand))
  const text = createTextIndex(sql, index)
  const availability = createAvailability(index, parts, shelves)

  const fitment = createFitmentTexts(sql)
  return {
    parts,
    index,
    categories,
    brands,
    part,
    at,
    /** The product with this URI; null without one. */
    byUri: (uri: string) => at(index.byUri.get(uri)),
    /** The product of an item; null without one. */
    partOfItem: (item: string) => part(productOf(item)),
    texts: textsOf,
    /** Available units of a product in a market. */
    stock: availability.pieces,
    bundle: shelves.bundle,
    available: availability.all,
    isAvailable: availability.canBuy,
    recountStock: availability.recount,
    isSold: (product: number, market: Scope) => member(index.soldIn(market), index.positionOf(product)),
    isNew: (product: number) => member(index.fresh(), index.positionOf(product)),
    isPreorder: ({ spec }: Part) => spec.availability.kind === 'preorder',
    brandOf,
    facts: (found: Part, language: Locale) =>
      factsOf(found.spec, brandOf(found)?.manufacturer[language] ?? ''),
    fitment,
    fitSummary: createFitSummaries(fitment),
    pictures,
    related: createRelatedProducts(sql),
    text,
    search: createSearch(text, index, searchFields(parts, { categories, brandOf })),
  }
}

function member(set: Uint32Array, position: number | null): boolean {
  return position !== null && has(set, position)
}
