import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Offer } from '#src/effects/events/event-port.ts'
import { productName } from '../product-name.ts'
import { amountOf } from './price.ts'

/** A product as events name it, at its price here. */
export function offerOf(product: Product, currency: string): Offer {
  const { sku, brandName, variantName, categoryName } = product
  const price = amountOf(product)
  return {
    sku: sku || product.product,
    name: productName(product),
    brand: brandName,
    variant: variantName,
    categories: categoryName,
    price,
    priceBefore: price === null ? null : (product.priceBeforeDiscount ?? price),
    currency,
  }
}
