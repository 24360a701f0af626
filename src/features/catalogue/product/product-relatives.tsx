import type { ReactNode } from 'react'
import { Deferred } from '#src/ui/deferred.tsx'
import type { ProductCard } from '../card.ts'
import { ProductBand } from '../home/product-band.tsx'
import { ProductBandSkeleton } from '../home/product-band-skeleton.tsx'
import type { Relatives } from './load-product.ts'

interface ProductRelativesProps {
  relatives: Promise<Relatives>
  /** The heading of what is still on its way. */
  title: string
  action: (card: ProductCard) => ReactNode
}

/** What else might be wanted. Comes after the page, or not at all. */
export function ProductRelatives({ relatives, title, action }: ProductRelativesProps) {
  return (
    <Deferred value={relatives} fallback={<ProductBandSkeleton title={title} />}>
      {(bands) => (
        <div className="product-bands">
          {bands.map((band) => (
            <ProductBand key={band.title} {...band} action={action} />
          ))}
        </div>
      )}
    </Deferred>
  )
}
