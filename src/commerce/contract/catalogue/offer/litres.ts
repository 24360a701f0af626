import type { Product } from '../product.ts'

/** The content of goods that are sold by volume, in litres; null for others. */
export function litresOf({ technical }: Pick<Product, 'technical'>): number | null {
  const litres = Number(technical.volume_l ?? 0) || Number(technical.volume_ml ?? 0) / 1_000
  return litres > 0 ? litres : null
}
