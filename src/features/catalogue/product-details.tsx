import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { FactsTable } from './facts-table.tsx'
import { FitsTable } from './fits-table.tsx'
import type { Succession } from './load-product.ts'
import { ProductNumbers } from './product-numbers.tsx'
import type { ProductScreen } from './product-screen.ts'

interface ProductDetailsProps {
  screen: ProductScreen
  succession: Promise<Succession>
}

/** Everything a mechanic compares, and everything the law wants said. */
export function ProductDetails({ screen, succession }: ProductDetailsProps) {
  const { t } = useI18n()
  const { measures, fits, universal, description, oeNumbers, crossNumbers, origin, manufacturer, hazards } =
    screen
  return (
    <div className="product-details">
      <Part title={t('product.measures')} shown={measures.length > 0}>
        <FactsTable facts={measures} />
      </Part>
      <Part title={t('product.numbers')} shown>
        <ProductNumbers {...{ oeNumbers, crossNumbers, succession }} />
      </Part>
      <Part title={t('product.fits')} shown={fits.length > 0 || universal} wide>
        {universal ? <p>{t('product.universal')}</p> : <FitsTable lines={fits} />}
      </Part>
      <Part title={t('product.description')} shown={description.length > 0}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={t('product.safety')} shown={manufacturer.length + hazards.length > 0 || origin !== ''}>
        <dl>
          {hazards.length > 0 ? (
            <div className="hazards">
              <dt>{t('product.safety')}</dt>
              {hazards.map((hazard) => (
                <dd key={hazard}>{hazard}</dd>
              ))}
            </div>
          ) : null}
          {manufacturer.length > 0 ? (
            <div>
              <dt>{t('product.manufacturer')}</dt>
              {manufacturer.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ) : null}
          {origin ? (
            <div>
              <dt>{t('product.origin')}</dt>
              <dd>{origin}</dd>
            </div>
          ) : null}
        </dl>
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  shown: boolean
  wide?: boolean
  children: ReactNode
}

function Part({ title, shown, wide = false, children }: PartProps) {
  if (!shown) return null
  return (
    <section data-wide={wide || undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
