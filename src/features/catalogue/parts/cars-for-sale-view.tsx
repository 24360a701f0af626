import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ModelParts } from './cars-for-sale.ts'

interface CarsForSaleViewProps {
  title: string
  lead: string
  makes: { name: string; models: ModelParts[] }[]
}

export function CarsForSaleView({ title, lead, makes }: CarsForSaleViewProps) {
  return (
    <div className="cars-for-sale">
      <Breadcrumbs breadcrumbs={[]} current={title} />
      <h1>{title}</h1>
      <p>{lead}</p>
      <div className="makes">
        {makes.map(({ name, models }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {models.map((model) => (
                <li key={model.path}>
                  <Link className="model" to={model.path} prefetch={prefetchMode}>
                    {model.name}
                  </Link>
                  <ul className="engine-links">
                    {model.engines.map((engine) => (
                      <li key={engine.path}>
                        <Link to={engine.path}>
                          {engine.name} <span className="count">{engine.count}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
