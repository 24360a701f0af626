import type { ReactNode } from 'react'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
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

/**
 * The service parts of the visitor's car, without those for its other years. The document keeps room for them if the browser
 * stores a car.
 */
export function CarBand({ title, parts, action }: CarBandProps) {
  const carFit = useCarFit()
  if (parts === null) return null
  const cards = parts?.cards.filter(({ fit }) => carFit?.of(fit).kind !== 'refuses')
  return (
    <div className="car-band">
      {parts && cards ? (
        <ProductBand list="service-parts" title={parts.title} cards={cards} action={action} />
      ) : (
        <ProductBandSkeleton title={title} count={12} />
      )}
    </div>
  )
}
