import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ProductCard } from '../cards/card.ts'
import { ProductBand } from '../home/product-band.tsx'
import type { NamedLink } from '../listing/listing-subject.ts'
import { EngineName } from './engine-name.tsx'
import type { PartsCategory } from './load-parts.ts'
import { ModelYearForm } from './model-year-form.tsx'
import type { EngineGroup } from './parts-screen.ts'

interface PartsOfCarViewProps {
  title: string
  name: string
  breadcrumbs: NamedLink[]
  count: string
  path: string
  /** Empty if the model has one engine. */
  engines: EngineGroup[]
  year: { typed: string; note: string }
  categories: PartsCategory[]
  service: ProductCard[]
  text: Record<'engine' | 'year' | 'showEngines' | 'categories' | 'service' | 'otherCar', string>
  /** The button that makes the car the visitor's. */
  chooser: ReactNode
  action: (card: ProductCard) => ReactNode
}

export function PartsOfCarView(props: PartsOfCarViewProps) {
  const { title, name, breadcrumbs, count, path, engines, year, categories, service, text, chooser, action } =
    props
  return (
    <div className="parts-of-car">
      <Breadcrumbs breadcrumbs={breadcrumbs} current={name} />
      <h1>{title}</h1>
      <div className="of-car">
        <p>
          {count} · <Link to={breadcrumbs[0]?.path ?? '/'}>{text.otherCar}</Link>
        </p>
        {chooser}
      </div>
      <ModelYearForm {...year} path={path} label={text.year} submit={text.showEngines} />
      {engines.length > 0 ? (
        <nav className="engine-links" aria-label={text.engine}>
          {engines.map((group) => (
            <section key={group.name} aria-label={group.name || undefined}>
              {group.name ? <h2>{group.name}</h2> : null}
              <ul>
                {group.engines.map(({ isCurrent, ...engine }) => (
                  <li key={engine.path}>
                    <Link
                      to={engine.path}
                      prefetch={prefetchMode}
                      preventScrollReset
                      aria-current={isCurrent ? 'page' : undefined}
                    >
                      <EngineName {...engine} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      ) : null}
      <section aria-label={text.categories}>
        <h2>{text.categories}</h2>
        <ul className="parts-categories">
          {categories.map((category) => (
            <li key={category.path}>
              <div className="top">
                <Picture source={category.picture ?? null} alternative="" size={40} />
                <CategoryLink category={category} />
              </div>
              <ul>
                {category.children.map((child) => (
                  <li key={child.path}>
                    <CategoryLink category={child} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <ProductBand list="service-parts" title={text.service} cards={service} action={action} />
    </div>
  )
}

function CategoryLink({ category: { name, path, count } }: { category: PartsCategory }) {
  return (
    <Link to={path} prefetch={prefetchMode}>
      {name} <span className="count">{count}</span>
    </Link>
  )
}
