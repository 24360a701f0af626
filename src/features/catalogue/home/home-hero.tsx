import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { CarParts } from './car-parts.ts'
import type { FeaturedPart } from './home.ts'

interface HomeHeroProps {
  text: { heading: string; lead: string; choose: string }
  featured: FeaturedPart | null
  target: string
  /** See `useCarParts`. */
  parts: CarParts | null | undefined
  /** Chooses a car, for a visitor without one. */
  chooser: ReactNode
}

export function HomeHero({ text, featured, target, parts, chooser }: HomeHeroProps) {
  return (
    <section className="home-hero">
      <div className="text">
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <div className="ways" data-known={parts === undefined ? undefined : ''}>
          {parts ? (
            <Link className="button" data-kind="primary" data-size="large" to={parts.all.path}>
              {parts.all.name}
            </Link>
          ) : (
            chooser
          )}
          <a className="button" data-size="large" href={target}>
            {text.choose}
          </a>
        </div>
      </div>
      {featured ? (
        <figure>
          <Picture source={featured.picture} alternative={featured.alternative} size={520} when="first" />
          <figcaption>
            <code>{featured.sku}</code> <Link to={featured.path}>{featured.name}</Link>
          </figcaption>
        </figure>
      ) : null}
    </section>
  )
}
