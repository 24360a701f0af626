import type { Stock } from '../item.ts'
import type { Product } from '../product.ts'

/**
 * The supply of a product. `few`: few are left; `supplier`: from a supplier's stock; `preorder`, `onOrder`: expected,
 * for the first time or again; `no`: it cannot be bought.
 */
export type Supply = 'yes' | 'few' | 'supplier' | 'preorder' | 'onOrder' | 'no'

type Supplied = Pick<Product, 'available' | 'availabilityKind'> & { items: readonly { stock: Stock }[] }

const best: Stock[] = ['yes', 'few', 'preorder', 'no']

/** The supply of a product, or of some of its items. */
export function supplyOf({ items, available, availabilityKind: kind }: Supplied): Supply {
  const stock = best.find((state) => items.some((item) => item.stock === state)) ?? 'no'
  const isBuyable = stock !== 'no' && available
  if (kind === 'preorder' || (isBuyable && stock === 'preorder')) return 'preorder'
  if (kind === 'on_order') return 'onOrder'
  if (!isBuyable) return 'no'
  if (kind === 'supplier') return 'supplier'
  return stock === 'few' ? 'few' : 'yes'
}
