import type { IndexEntry } from '#worker/sandbox/catalogue/listing/index-entry.ts'
import { createListingIndex } from '#worker/sandbox/catalogue/listing/listing-index.ts'
import { type CategoryNode, createCategoryTree } from '#worker/sandbox/catalogue/taxonomy/category-tree.ts'
import { inEveryLanguage } from '#worker/sandbox/demo-catalogue/in-every-language.ts'

const named = (name: string) => inEveryLanguage({ en: name })

const nodes: CategoryNode[] = [
  { category: 1, parent: null, uri: 'brakes', names: named('Brakes') },
  { category: 2, parent: 1, uri: 'brakes/discs', names: named('Discs') },
  { category: 3, parent: 1, uri: 'brakes/pads', names: named('Pads') },
  { category: 4, parent: null, uri: 'oil', names: named('Oil') },
]

export const declared = {
  brands: [1, 2, 3],
  categories: createCategoryTree(nodes),
  vehicles: new Map(['amazon-b18', 'amazon-b20', 'golf-agg'].map((key) => [key, `Car [${key}]`])),
}

/** A product of market 1, price list 11; the argument overrides its fields. */
export function part(product: number, different: Partial<IndexEntry> = {}): IndexEntry {
  return {
    product,
    uri: `part-${product}`,
    created: `2026-01-${String(product).padStart(2, '0')} 10:00:00`,
    modified: '2026-02-01 10:00:00',
    brand: 1,
    listedIn: [{ category: 2, sort: product }],
    markets: [1],
    vehicles: [],
    technical: {},
    prices: new Map([[11, { price: product * 10, before: product * 10 }]]),
    ...different,
  }
}

export const indexOf = (listed: IndexEntry[]) => createListingIndex(listed, declared)
