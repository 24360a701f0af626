import { maxWished } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'

/** Parses the product ids of a shared list's path, without duplicates and invalid ones. */
export function parseWishedIds(text: string): string[] {
  return [...new Set(text.split(',', maxWished * 2).filter(isProductId))].slice(0, maxWished)
}

export function serializeWishedIds(products: readonly string[]): string {
  return products.join(',')
}
