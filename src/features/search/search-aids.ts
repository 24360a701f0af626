import { loadVehicleTree, type VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { Shop } from '#src/shop.ts'
import { knownLanguages } from './spelling/known-languages.ts'
import { createSpeller, type Speller } from './spelling/speller.ts'

/** What a search knows of the shop besides its index. */
export interface SearchAids {
  speller: Speller
  currentYear: number
  /** The cars of the shop; null while they cannot be had. */
  loadCars(): Promise<VehicleTree | null>
  /** The other languages of the shop that know one of these words. */
  otherLanguages(words: readonly string[]): readonly string[]
}

/** Creates the aids of a search in a shop. Makes no call: what is needed is loaded on first use. */
export function createSearchAids(shop: Pick<Shop, 'i18n' | 'catalogue' | 'otherLocales'>): SearchAids {
  return {
    speller: createSpeller(shop),
    currentYear: new Date().getFullYear(),
    loadCars: () => loadVehicleTree(shop),
    otherLanguages: (words) => knownLanguages(words, shop.otherLocales),
  }
}
