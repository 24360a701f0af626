import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { FactList } from './facts/fact-list.tsx'
import { FitmentTable } from './fitment/fitment-table.tsx'
import type { ProductFits, Replacement } from './load-product.ts'
import type { ProductScreen } from './product-screen.ts'
import { SafetyDetails } from './safety/safety-details.tsx'

interface ProductDetailsProps {
  screen: ProductScreen
  fits: ProductFits | Promise<ProductFits>
  supersession: Promise<Replacement>
}

export function ProductDetails({ screen, fits, supersession }: ProductDetailsProps) {
  const { models, description, numbers, safety, guarantee, text } = screen
  return (
    <div className="product-details">
      {models > 0 ? (
        <Part title={text.fits}>
          <Deferred
            value={fits}
            // Keeps the place of the table until it is streamed; without scripts the page has to be requested again.
            fallback={
              <>
                <Skeleton shape="control" count={Math.min(models, 8)} />
                <noscript>
                  <a href="?">{text.tryAgain}</a>
                </noscript>
              </>
            }
          >
            {({ table, rows }) => <FitmentTable table={table} fits={rows} />}
          </Deferred>
        </Part>
      ) : null}
      <div className="side">
        <Part title={text.numbers}>
          <dl>
            <FactList facts={numbers} code />
            <Deferred value={supersession}>
              {({ replaces, replacedBy }) => (
                <FactList facts={[replaces, replacedBy].filter((fact) => fact !== null)} code />
              )}
            </Deferred>
          </dl>
        </Part>
        {description.length > 0 ? (
          <Part title={text.description}>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Part>
        ) : null}
        <Part title={text.safety}>
          <SafetyDetails safety={safety} />
        </Part>
        <Part title={guarantee.title}>
          <p>
            {guarantee.text} <Link to={guarantee.link.path}>{guarantee.link.name}</Link>
          </p>
        </Part>
      </div>
    </div>
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
