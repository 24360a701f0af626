import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ahead } from '#src/ui/prefetch.ts'
import type { PlaceLink } from './place.ts'

/** The way down to where one is. The last step is the page itself and leads nowhere. */
export function Breadcrumbs({ trail, current }: { trail: PlaceLink[]; current: string }) {
  const { t } = useI18n()
  return (
    <nav className="breadcrumbs" aria-label={t('shell.here')}>
      <ol>
        <li>
          <Link to="/">{t('shell.start')}</Link>
        </li>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} prefetch={ahead}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
