import type { ReactNode } from 'react'
import type { ProductCard } from '../card.ts'
import { ProductGrid } from '../product-grid.tsx'

interface ProductBandProps {
  /** What links on the page call it. */
  id?: string
  title: string
  cards: ProductCard[]
  /** What is said in their place. */
  unavailable?: string | undefined
  action: (card: ProductCard) => ReactNode
}

/** A few products under a heading; nothing at all when there are none, and a word when they could not be had. */
export function ProductBand({ id, title, cards, unavailable, action }: ProductBandProps) {
  if (cards.length === 0 && !unavailable) return null
  return (
    <section className="product-band" id={id} aria-label={title}>
      <h2>{title}</h2>
      {unavailable ? <a href="?">{unavailable}</a> : <ProductGrid cards={cards} action={action} />}
    </section>
  )
}
