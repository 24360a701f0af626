import type { ReactNode } from 'react'
import type { ProductCard } from './product-card.ts'
import { ProductGrid } from './product-grid.tsx'

interface ProductBandProps {
  title: string
  cards: ProductCard[]
  action: (card: ProductCard) => ReactNode
}

/** A few products under a heading; nothing at all when there are none. */
export function ProductBand({ title, cards, action }: ProductBandProps) {
  if (cards.length === 0) return null
  return (
    <section className="product-band" aria-label={title}>
      <h2>{title}</h2>
      <ProductGrid cards={cards} action={action} />
    </section>
  )
}
