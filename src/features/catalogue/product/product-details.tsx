import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { FitLine } from './fitment.ts'
import { FitmentTable } from './fitment-table.tsx'
import type { Replacement } from './load-product.ts'
import { ProductNumbers } from './product-numbers.tsx'
import { ProductSafety } from './product-safety.tsx'
import type { ProductScreen } from './product-screen.ts'

interface ProductDetailsProps {
  screen: ProductScreen
  fits: FitLine[] | Promise<FitLine[]>
  succession: Promise<Replacement>
}

/** Which cars it fits, every number it goes by, and what the law wants said. */
export function ProductDetails({ screen, fits, succession }: ProductDetailsProps) {
  const { t } = useI18n()
  const { models, isSet, description, oeNumbers, crossNumbers } = screen
  return (
    <div className="product-details">
      {models > 0 || !isSet ? (
        <Part title={t('product.fits')}>
          {models > 0 ? (
            <Deferred value={fits} fallback={<FitsToCome rows={Math.min(models, 8)} />}>
              {(lines) => <FitmentTable lines={lines} />}
            </Deferred>
          ) : (
            <p>{t('product.universal')}</p>
          )}
        </Part>
      ) : null}
      <div className="side">
        <Part title={t('product.numbers')}>
          <ProductNumbers {...{ oeNumbers, crossNumbers, succession }} sku={screen.sku} />
        </Part>
        {description.length > 0 ? (
          <Part title={t('product.description')}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Part>
        ) : null}
        <Part title={t('product.safety')}>
          <ProductSafety screen={screen} />
        </Part>
      </div>
    </div>
  )
}

/** Holds the place of the table until it is streamed; without scripts the page has to be requested again. */
function FitsToCome({ rows }: { rows: number }) {
  const { t } = useI18n()
  return (
    <>
      <Skeleton shape="control" count={rows} />
      <noscript>
        <a href="?">{t('shell.tryAgain')}</a>
      </noscript>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
