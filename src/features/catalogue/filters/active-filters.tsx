import { Link } from 'react-router'
import { PassFocus } from '#src/effects/focus/pass-focus.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { Facet } from './facets.ts'
import { noFilters, toggled } from './filters.ts'

interface ActiveFiltersProps {
  path: string
  query: ListingQuery
  facets: Facet[]
}

const heir = '.listing-toolbar select'

/** What the listing is narrowed by, each with a way back. */
export function ActiveFilters({ path, query, facets }: ActiveFiltersProps) {
  const { t } = useI18n()
  const chosen = facets.flatMap(({ field, name, groups }) =>
    groups.flatMap((group) =>
      group.values
        .filter((value) => value.chosen)
        .map(({ value, name: word }) => ({
          field,
          value,
          name: t('catalogue.filter', { name, value: group.name ? `${group.name}, ${word}` : word }),
        })),
    ),
  )
  if (query.filters.size === 0) return null
  const search = (filters: ListingQuery['filters']) => path + listingSearch({ ...query, page: 1, filters })
  return (
    <ul className="active-filters">
      {chosen.map(({ field, value, name }) => (
        <li key={`${field} ${value}`}>
          <Link
            to={search(toggled(query.filters, field, [value]))}
            preventScrollReset
            aria-label={t('catalogue.removeFilter', { name })}
          >
            {name}
            <Icon name="close" />
          </Link>
          <PassFocus to={heir} />
        </li>
      ))}
      <li>
        <Link to={search(noFilters)} preventScrollReset>
          {t('catalogue.clear')}
        </Link>
        <PassFocus to={heir} />
      </li>
    </ul>
  )
}
