import {
  contentIndexSettings,
  searchIndexSettingsIn,
} from '#src/commerce/contract/search/search-index-settings.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import type { Assortment } from '../../catalogue/assortment.ts'
import { hash } from '../../demo-catalogue/pictures/geometry.ts'
import { editionOf } from '../../demo-catalogue/seed/edition.ts'
import type { Ports } from '../../ports.ts'
import { parseSettings } from '../settings/index-settings.ts'
import { contentDocuments } from './content-documents.ts'
import type { FilledIndex } from './fill-indexes.ts'
import { createProductDocument } from './product-documents.ts'

/** Products that the stamp of an index is made from: those at the ends of the catalogue. */
const samples = [0, -1]

/** The indexes that the search service of the shop has: products and content in each language. */
export function filledIndexes(shop: Assortment, { products }: Pick<Ports, 'products'>): FilledIndex[] {
  return locales.flatMap((language) => [productIndex(shop, language, products), contentIndex(language)])
}

function productIndex(shop: Assortment, language: Locale, products: number): FilledIndex {
  // Deposits are in no market's listings.
  const listed = () => shop.parts.filter(({ markets }) => markets.length > 0)
  const documents = () => listed().map(createProductDocument(shop, language))
  const sample = samples.flatMap((at) => shop.parts.at(at) ?? []).map(createProductDocument(shop, language))
  const settings = searchIndexSettingsIn(language)
  return {
    uid: `products_${language}`,
    primaryKey: 'product',
    settings: parseSettings(settings),
    stamp: stampOf(editionOf(products), settings, sample.map(unchanging)),
    documents,
  }
}

/** The part of a document that is constant for one catalogue: everything but its stock. */
function unchanging<D extends { inStock: boolean; availabilityRank: number }>({
  inStock: _inStock,
  availabilityRank: _rank,
  ...document
}: D) {
  return document
}

function contentIndex(language: Locale): FilledIndex {
  const documents = contentDocuments(language)
  return {
    uid: `content_${language}`,
    primaryKey: 'id',
    settings: parseSettings(contentIndexSettings),
    stamp: stampOf('', contentIndexSettings, documents),
    documents: () => documents,
  }
}

function stampOf(edition: string, settings: object, documents: readonly object[]): string {
  return `${edition}-${hash(JSON.stringify([settings, documents])).toString(36)}`
}
