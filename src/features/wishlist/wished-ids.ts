import { maxWished } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'

export function parseWishedIds(text: string): string[] {
  return [...new Set(text.split(',', maxWished * 2).filter(isProductId))].slice(0, maxWished)
}

export function serializeWishedIds(products: readonly string[]): string {
  return products.join(',')
}
