import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ModelParts } from './cars-for-sale.ts'
import { EngineName } from './engine-name.tsx'

interface CarsForSaleViewProps {
  title: string
  lead: string
  /** The name of the links to the makes. */
  toMakes: string
  makes: { name: string; models: ModelParts[] }[]
}

/** The part of the page with a make: "#alfa-romeo". */
const idOf = (make: string) => make.toLowerCase().replaceAll(' ', '-')

export function CarsForSaleView({ title, lead, toMakes, makes }: CarsForSaleViewProps) {
  return (
    <div className="cars-for-sale">
      <Breadcrumbs breadcrumbs={[]} current={title} />
      <h1>{title}</h1>
      <p>{lead}</p>
      <nav className="make-links" aria-label={toMakes}>
        <ul>
          {makes.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="makes">
        {makes.map(({ name, models }) => (
          <section key={name} id={idOf(name)} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {models.map((model) => (
                <li key={model.path}>
                  <Link className="model" to={model.path} prefetch={prefetchMode}>
                    {model.name}
                  </Link>
                  <ul className="engine-rows">
                    {model.engines.map((engine) => (
                      <li key={engine.path}>
                        <Link to={engine.path}>
                          <EngineName {...engine} />
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
