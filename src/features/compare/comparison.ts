import { maxCompared } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'
import * as paths from '#src/paths.ts'

/** Entries of an address that are read at most. */
const maxEntries = 40

/** What the page of a comparison shows. */
export interface Comparison {
  /** Ids of at most `maxCompared` different products. */
  products: string[]
  /** Whether the facts are shown in which the products are equal. */
  all: boolean
}

/** A comparison with what its address had besides. */
export interface ParsedComparison extends Comparison {
  /** Whether an entry was no product id. */
  damaged: boolean
  /** Whether there were more products than can be compared. */
  surplus: boolean
}

/** Parses the query of a comparison's address: ids separated by commas, each taken once. */
export function parseComparison(query: URLSearchParams): ParsedComparison {
  const entries = (query.get('ids') ?? '').split(',', maxEntries).filter((entry) => entry !== '')
  const products = [...new Set(entries.filter(isProductId))]
  return {
    products: products.slice(0, maxCompared),
    all: products.length > 0 && query.get('facts') === 'all',
    damaged: entries.some((entry) => !isProductId(entry)),
    surplus: products.length > maxCompared,
  }
}

/** The path of a comparison, in one spelling. */
export function comparisonPath({ products, all }: Comparison): string {
  return paths.compare(products) + (all && products.length > 0 ? '&facts=all' : '')
}

/** Adds a product, or removes one that is there; null when there is no room for it. */
export function toggled(products: readonly string[], product: string): string[] | null {
  if (products.includes(product)) return products.filter((other) => other !== product)
  return products.length < maxCompared ? [...products, product] : null
}

/** Parses the stored ids of a visitor's choice. */
export function parseCompared(text: string | null): string[] {
  return parseComparison(new URLSearchParams({ ids: text ?? '' })).products
}

/** Serializes a visitor's choice for storage; null when it is empty. */
export function serializeCompared(products: readonly string[]): string | null {
  return products.length > 0 ? products.join() : null
}
