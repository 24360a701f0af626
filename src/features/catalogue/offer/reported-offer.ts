import { articleOf } from '#src/commerce/contract/catalogue/article-id.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Offer } from '#src/effects/events/event-port.ts'
import { productName } from '../product-name.ts'
import { amountOf } from './price.ts'

export function amountsOf(product: Product): { amount: number | null; amountBefore?: number } {
  const amount = amountOf(product)
  const before = product.priceBeforeDiscount
  return amount === null || before === null || before <= amount
    ? { amount }
    : { amount, amountBefore: before }
}

export function offerOf(product: Product, currency: string): Offer {
  const { brandName, variantName, categoryName } = product
  const { amount: price, amountBefore } = amountsOf(product)
  return {
    ...articleOf(product),
    name: productName(product),
    brand: brandName,
    variant: variantName,
    categories: categoryName,
    price,
    priceBefore: amountBefore ?? price,
    currency,
  }
}
