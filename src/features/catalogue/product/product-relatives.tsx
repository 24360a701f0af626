import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import type { ProductCard } from '../card.ts'
import { ProductBand } from '../home/product-band.tsx'
import { ProductBandSkeleton } from '../home/product-band-skeleton.tsx'
import type { Relatives } from './load-product.ts'
import { alternativesId } from './product-replacement.tsx'

interface ProductRelativesProps {
  relatives: Promise<Relatives>
  action: (card: ProductCard) => ReactNode
}

/** What else might be wanted. Comes after the page, or not at all. */
export function ProductRelatives({ relatives, action }: ProductRelativesProps) {
  const { t } = useI18n()
  return (
    <Deferred value={relatives} fallback={<ProductBandSkeleton title={t('product.accessories')} />}>
      {({ alternatives, accessories, sets, related, unavailable }) => (
        <div className="product-bands">
          <ProductBand
            title={t('product.accessories')}
            cards={accessories}
            unavailable={unavailable}
            action={action}
          />
          <ProductBand
            id={alternativesId}
            title={t('product.alternatives')}
            cards={alternatives}
            action={action}
          />
          <ProductBand title={t('product.sets')} cards={sets} action={action} />
          <ProductBand title={t('product.related')} cards={related} action={action} />
        </div>
      )}
    </Deferred>
  )
}
