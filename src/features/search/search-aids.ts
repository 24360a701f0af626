import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { type PartKinds, partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { loadCategories } from '#src/features/catalogue/categories.ts'
import { loadVehicleTree, type VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { Shop } from '#src/shop.ts'
import { knownLanguages } from './spelling/known-languages.ts'
import { createSpeller, type Speller } from './spelling/speller.ts'

/** The knowledge of the shop that a search uses besides its index. */
export interface SearchAids {
  speller: Speller
  /** The kinds of part in the language of the page. */
  kinds: PartKinds
  currentYear: number
  /** The categories of the shop; none if they cannot be loaded. */
  loadCategories(): Promise<readonly Category[]>
  /** The cars of the shop; null if they cannot be loaded. */
  loadCars(): Promise<VehicleTree | null>
  /** The other languages of the shop that know one of these words. */
  otherLanguages(words: readonly string[]): readonly string[]
}

/** Creates the aids of a search in a shop. Makes no call: what is needed is loaded on first use. */
export function createSearchAids(shop: Pick<Shop, 'i18n' | 'catalogue' | 'otherLocales'>): SearchAids {
  return {
    speller: createSpeller(shop),
    kinds: partKinds(shop.i18n.locale),
    loadCategories: async () => (await resultOrNull(() => loadCategories(shop))) ?? [],
    currentYear: new Date().getFullYear(),
    loadCars: () => loadVehicleTree(shop),
    otherLanguages: (words) => knownLanguages(words, shop.otherLocales),
  }
}
