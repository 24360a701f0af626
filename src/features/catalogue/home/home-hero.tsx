import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { FeaturedPart } from './home.ts'

interface HomeHeroProps {
  text: { heading: string; lead: string; choose: string; byCar: string }
  featured: FeaturedPart | null
  target: string
}

export function HomeHero({ text, featured, target }: HomeHeroProps) {
  return (
    <section className="home-hero">
      <div className="text">
        <h1>{text.heading}</h1>
        <p>{text.lead}</p>
        <div className="ways">
          <a className="button" data-kind="primary" data-size="large" href={target}>
            {text.choose}
          </a>
          <Link className="button" data-size="large" to={paths.parts()}>
            {text.byCar}
          </Link>
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
