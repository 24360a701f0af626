import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Illustration } from '#src/ui/pictures/illustration.tsx'
import { CategoryLinks } from './categories/category-links.tsx'
import type { ShellData } from './shell-data.ts'

/** The page of an unknown address and of other wrong requests. `data` is null if the shell could not be loaded. */
export function NotFoundPage({ data }: { data: ShellData | null }) {
  const { t } = useI18n()
  return (
    <section className="failure">
      <title>{t('shell.notFound')}</title>
      <meta name="robots" content="noindex" />
      <Illustration name="not-found" />
      <h1>{t('shell.notFound')}</h1>
      <p>{t('shell.notFoundHint')}</p>
      <p className="actions">
        <Link className="button" data-kind="primary" to={paths.home()}>
          {t('shell.toHome')}
        </Link>
      </p>
      {data ? <CategoryLinks categories={data.categories} /> : null}
    </section>
  )
}
