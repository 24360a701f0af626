import { Fragment, type ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { ProductCard } from '../cards/card.ts'
import { ReportList } from '../cards/report-list.tsx'
import { ProductBand } from '../home/product-band.tsx'
import { ProductBandSkeleton } from '../home/product-band-skeleton.tsx'
import { ProductTable } from '../listing/table/product-table.tsx'
import { AccessoryKit } from './kit/accessory-kit.tsx'
import type { Kit, KitPart } from './kit/kit.ts'
import type { RelatedBands } from './load-product.ts'

interface RelatedProductsProps {
  related: Promise<RelatedBands>
  title: string
  action: (card: ProductCard) => ReactNode
  heart: (card: ProductCard) => ReactNode
  addKit: (chosen: KitPart[], kit: Kit) => ReactNode
}

export function RelatedProducts({ related, title, action, heart, addKit }: RelatedProductsProps) {
  return (
    <Deferred value={related} fallback={<ProductBandSkeleton title={title} />}>
      {(bands) => (
        <div className="product-bands">
          {bands.map(({ table, kit, ...band }) => (
            <Fragment key={band.title}>
              {table ? (
                <div className="product-band wide" id={band.id}>
                  <h2>{band.title}</h2>
                  <ReportList
                    list={{ id: band.list, name: band.title, version: '' }}
                    cards={band.cards.filter(({ product }) => product !== table.product)}
                  />
                  <ProductTable
                    cards={band.cards}
                    columns={table.columns}
                    text={table.text}
                    caption={band.title}
                    action={action}
                    brands={{ product: table.product, own: table.text.own }}
                  />
                  <Link className="button" to={table.comparison.path} rel="nofollow">
                    <Icon name="compare" />
                    {table.comparison.name}
                  </Link>
                </div>
              ) : (
                <ProductBand {...band} action={action} compare={heart} />
              )}
              {kit ? <AccessoryKit kit={kit} add={addKit} /> : null}
            </Fragment>
          ))}
        </div>
      )}
    </Deferred>
  )
}
