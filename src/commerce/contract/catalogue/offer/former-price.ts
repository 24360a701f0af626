import type { Product } from '../product.ts'

/**
 * The price that a reduction is announced against: the lowest of the 30 days before it, as the law requires, even if the
 * service marks a sale. Null without a reduction of at least one per cent.
 */
export function formerPrice(
  { onSale, lowestPrice30 }: Pick<Product, 'onSale' | 'lowestPrice30'>,
  amount: number,
): { amount: number; percent: number } | null {
  if (!onSale || lowestPrice30 === null) return null
  const percent = Math.floor((1 - amount / lowestPrice30) * 100)
  return percent < 1 ? null : { amount: lowestPrice30, percent }
}
