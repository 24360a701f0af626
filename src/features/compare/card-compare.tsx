import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { CompareLink } from './compare-link.tsx'

export function cardCompare({ product, name, brand }: ProductCard) {
  return <CompareLink product={product} name={brand ? `${name} – ${brand}` : name} />
}
