import { carSynonyms } from './trade-words/cars.ts'
import { tradeSynonyms } from './trade-words/trade-words.ts'

/**
 * The settings shared by all indexes `products_{language}`, as the body of Meilisearch's `PATCH
 * /indexes/{index}/settings`. Without them the service would search unintended fields, refuse the market filter, and
 * match similar part numbers.
 */
export const searchIndexSettings = {
  filterableAttributes: [
    'markets',
    'numberKeys',
    'replacedKeys',
    'brandName',
    'categories',
    'vehicleKeys',
    'modelYears',
    'inStock',
    'prices',
  ],
  sortableAttributes: ['prices', 'createdAt', 'name', 'availabilityRank'],
  /** There are more cars than the service counts by itself. */
  faceting: { maxValuesPerFacet: 500 },
  /** The shopper's sorting comes first. Of equally matching parts, available ones come first. */
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'exactness', 'availabilityRank:asc', 'attribute'],
  /**
   * Searchable attributes in order of relevance. Numbers come last, since pieces of them are like measures and cars.
   */
  searchableAttributes: [
    'words',
    'shortName',
    'vehicles',
    'name',
    'measures',
    'variantName',
    'brandName',
    'sku',
    'numbers',
    'oeNumbers',
    'crossNumbers',
  ],
  typoTolerance: {
    disableOnNumbers: true,
    disableOnAttributes: ['sku', 'numbers', 'oeNumbers', 'crossNumbers'],
  },
  /** Shoppers' names of cars. Each language adds its trade words. */
  synonyms: carSynonyms,
} as const

/** The settings of the index of a language: with the words of its trade. */
export function searchIndexSettingsIn(language: string) {
  return { ...searchIndexSettings, synonyms: tradeSynonyms(language) }
}

/** The settings of every index `content_{language}`. */
export const contentIndexSettings = {
  filterableAttributes: ['kind'],
  searchableAttributes: ['title', 'text'],
} as const
