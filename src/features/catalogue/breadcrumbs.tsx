import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import type { NamedLink } from './listing/listing-subject.ts'

/** The last step is the page itself and has no link. */
export function Breadcrumbs({ breadcrumbs, current }: { breadcrumbs: NamedLink[]; current: string }) {
  const { t } = useI18n()
  return (
    <nav className="breadcrumbs" aria-label={t('shell.here')}>
      <ol>
        <li>
          <Link to="/">{t('shell.start')}</Link>
        </li>
        {breadcrumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} prefetch={prefetchMode}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
