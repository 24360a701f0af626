import { maxWishlistParts } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'

export function parseWishlistIds(text: string): string[] {
  return [...new Set(text.split(',', maxWishlistParts * 2).filter(isProductId))].slice(0, maxWishlistParts)
}

export function serializeWishlistIds(products: readonly string[]): string {
  return products.join(',')
}
