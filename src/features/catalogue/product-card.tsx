import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Picture } from '#src/ui/picture.tsx'
import { PriceTag } from './price-tag.tsx'
import type { ProductCard as Card } from './product-card.ts'
import { StockMark } from './stock-mark.tsx'

interface ProductCardProps {
  card: Card
  /** When its drawing is fetched, where it does not wait to be scrolled to. */
  when?: 'first' | 'soon'
  /** What can be done with it. */
  children?: ReactNode
}

export function ProductCard({ card, when, children }: ProductCardProps) {
  return (
    <article className="product-card">
      <Picture source={card.picture} alternative="" size={200} {...(when ? { when } : {})} />
      <div className="words">
        <p className="maker">
          {card.brand} <code>{card.sku}</code>
        </p>
        <h3>
          <Link to={paths.product(card.uri)} prefetch="intent">
            {card.name}
          </Link>
        </h3>
        <p className="facts">{card.facts}</p>
      </div>
      <div className="terms">
        <PriceTag price={card.price} />
        <StockMark stock={card.stock} />
        {children}
      </div>
    </article>
  )
}
