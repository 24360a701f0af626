import type { ReactNode } from 'react'
import type { ProductCard as Card } from './card.ts'
import { cardId } from './card-id.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  cards: Card[]
  early?: number
  action: (card: Card) => ReactNode
  compare?: (card: Card) => ReactNode
}

export function ProductGrid({ cards, early = 0, action, compare }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.product} id={cardId(card)}>
          <ProductCard card={card} {...timing(index, early)} compare={compare?.(card)}>
            {action(card)}
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}

function timing(index: number, early: number): { when?: 'first' | 'soon' } {
  if (index >= early) return {}
  return { when: index === 0 ? 'first' : 'soon' }
}
