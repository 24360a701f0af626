import type { ReactNode } from 'react'
import type { ProductCard } from '../cards/card.ts'
import type { CarParts } from './car-parts.ts'
import { ProductBand } from './product-band.tsx'
import { ProductBandSkeleton } from './product-band-skeleton.tsx'
import { useFittingCards } from './use-car-parts.ts'

interface CarBandProps {
  title: string
  /** See `useCarParts`. */
  parts: CarParts | null | undefined
  action: (card: ProductCard) => ReactNode
  compare?: (card: ProductCard) => ReactNode
}

/** The service parts of the visitor's car. The document keeps room for them if the browser stores a car. */
export function CarBand({ title, parts, ...marks }: CarBandProps) {
  const fitting = useFittingCards()
  if (parts === null) return null
  return (
    <div className="car-band">
      {parts ? (
        <ProductBand list="service-parts" title={parts.title} cards={fitting(parts.cards)} {...marks} />
      ) : (
        <ProductBandSkeleton title={title} count={12} />
      )}
    </div>
  )
}
