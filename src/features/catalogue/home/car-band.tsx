import type { ReactNode } from 'react'
import type { ProductCard } from '../cards/card.ts'
import type { CarParts } from './car-parts.ts'
import { ProductBand } from './product-band.tsx'
import { ProductBandSkeleton } from './product-band-skeleton.tsx'

interface CarBandProps {
  title: string
  /** See `useCarParts`. */
  parts: CarParts | null | undefined
  action: (card: ProductCard) => ReactNode
}

/** The service parts of the visitor's car. The document keeps room for them if the browser stores a car. */
export function CarBand({ title, parts, action }: CarBandProps) {
  if (parts === null) return null
  return (
    <div className="car-band">
      {parts ? (
        <ProductBand list="service-parts" title={parts.title} cards={parts.cards} action={action} />
      ) : (
        <ProductBandSkeleton title={title} count={12} />
      )}
    </div>
  )
}
