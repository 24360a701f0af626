import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { CompareLink } from './compare-link.tsx'

/** The control of a product in a list that chooses it to be compared. */
export function cardCompare({ product, name, brand }: ProductCard) {
  return <CompareLink product={product} name={brand ? `${name} – ${brand}` : name} />
}
