import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { attributeUnit } from '#src/i18n/attributes.ts'

/** True if the part has a length that can be compared with that of another. */
export function hasMeasures({ technical }: Pick<Product, 'technical'>): boolean {
  return Object.keys(technical).some((id) => attributeUnit(id) === 'mm')
}
