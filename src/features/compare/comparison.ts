import { maxCompared } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'
import * as paths from '#src/paths.ts'

const maxEntries = 40

export interface Comparison {
  products: string[]
  all: boolean
}

export interface ParsedComparison extends Comparison {
  damaged: boolean
  surplus: boolean
}

/** Parses the query of a comparison's address: ids separated by commas, each counted once. */
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

export function comparisonPath({ products, all }: Comparison): string {
  return paths.compare(products) + (all && products.length > 0 ? '&facts=all' : '')
}

export function toggled(products: readonly string[], product: string): string[] | null {
  if (products.includes(product)) return products.filter((other) => other !== product)
  return products.length < maxCompared ? [...products, product] : null
}

export function parseCompared(text: string | null): string[] {
  return parseComparison(new URLSearchParams({ ids: text ?? '' })).products
}

export function serializeCompared(products: readonly string[]): string | null {
  return products.length > 0 ? products.join() : null
}
