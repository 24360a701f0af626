import { type ReactNode, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import * as paths from '#src/paths.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { FoundText } from '../found-text.tsx'
import { MovingPicture } from '../moving-picture.tsx'
import { PriceTag } from '../offer/price-tag.tsx'
import { StockBadge } from '../offer/stock-badge.tsx'
import type { ProductCard as Card } from './card.ts'

interface ProductCardProps {
  card: Card
  when?: 'first' | 'soon'
  compare?: ReactNode
  children?: ReactNode
}

export function ProductCard({ card, when, compare, children }: ProductCardProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <article className="product-card">
      <MovingPicture
        product={leaving ? card.product : null}
        source={card.picture}
        alternative=""
        size={200}
        sizes="(max-width: 40rem) 96px, 240px"
        {...(when ? { when } : {})}
      />
      <div className="text">
        <p className="brand">
          <strong>{card.brand}</strong> <code>{card.sku}</code>
        </p>
        <h3>
          <Link
            to={paths.product(card.uri, card.item)}
            prefetch={prefetchMode}
            onClick={() => setLeaving(true)}
          >
            {card.nameParts ? <FoundText parts={card.nameParts} /> : card.name}
          </Link>
        </h3>
        {card.match ? <p className="match">{card.match}</p> : null}
        <p className="facts">
          <FitMark summary={card.fit}>{card.facts}</FitMark>
        </p>
      </div>
      <div className="offer">
        <PriceTag price={card.price} />
        <StockBadge stock={card.stock} />
        {children}
      </div>
      {compare}
    </article>
  )
}
