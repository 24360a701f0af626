import { Link } from '#src/effects/router/link.tsx'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { CategoryLinks } from './categories/category-links.tsx'
import type { ShellData } from './shell-data.ts'

/** The page of an unknown address and of other wrong requests. `data` is null if the shell could not be loaded. */
export function NotFoundPage({ data }: { data: ShellData | null }) {
  const { t } = useI18n()
  return (
    <>
      <title>{t('shell.notFound')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        illustration="not-found"
        heading="h1"
        title={t('shell.notFound')}
        steps={['categories', 'car', 'ask']}
      >
        <p>{t('shell.notFoundHint')}</p>
        <p className="actions">
          <Link className="button" data-kind="primary" to={paths.home()}>
            {t('shell.toHome')}
          </Link>
        </p>
      </EmptyState>
      {data ? <CategoryLinks categories={data.categories} /> : null}
    </>
  )
}
