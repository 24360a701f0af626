import type { Line } from '#src/commerce/contract/line.ts'
import { nameWithoutBrand } from '#src/features/catalogue/product-card.ts'

/** What a line is called: as on the product's page, where the maker stands apart. */
export function lineName({ product }: Pick<Line, 'product'>): string {
  return nameWithoutBrand(product)
}

/** What tells it from others of that name: maker, variant, size. */
export function lineDetails({ product, size }: Pick<Line, 'product' | 'size'>): string[] {
  return [product.brandName, product.variantName, size].filter(Boolean)
}
