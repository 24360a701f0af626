import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { Specimen } from './home.ts'

/** What this shop is, beside one drawing. */
export function HomeHero({ specimen, target }: { specimen: Specimen | null; target: string }) {
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
      {specimen ? (
        <figure>
          <Picture
            source={specimen.picture}
            alternative={t('product.dimensions', { name: specimen.name })}
            size={520}
            when="first"
          />
          <figcaption>
            <code>{specimen.sku}</code> <Link to={specimen.path}>{specimen.name}</Link>
          </figcaption>
        </figure>
      ) : null}
    </section>
  )
}
