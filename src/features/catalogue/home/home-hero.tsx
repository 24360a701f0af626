import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { FeaturedPart } from './home.ts'

/** What this shop is, beside one drawing. */
export function HomeHero({ featured, target }: { featured: FeaturedPart | null; target: string }) {
  const { t } = useI18n()
  return (
    <section className="home-hero">
      <div className="words">
        <h1>{t('home.heading')}</h1>
        <p>{t('home.lead')}</p>
        <a className="button" data-kind="primary" data-size="large" href={target}>
          {t('home.choose')}
        </a>
      </div>
      {featured ? (
        <figure>
          <Picture
            source={featured.picture}
            alternative={t('product.dimensions', { name: featured.name })}
            size={520}
            when="first"
          />
          <figcaption>
            <code>{featured.sku}</code> <Link to={featured.path}>{featured.name}</Link>
          </figcaption>
        </figure>
      ) : null}
    </section>
  )
}
