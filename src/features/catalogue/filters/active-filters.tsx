import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { ActiveFilter } from './active-filter-names.ts'
import { noFilters, toggled } from './filter-query.ts'

interface ActiveFiltersProps {
  path: string
  query: ListingQuery
  active: ActiveFilter[]
  clear: string
  wider: { name: string; path: string } | null
}

const focusTarget = '.listing-toolbar select'

export function ActiveFilters({ path, query, active, clear, wider }: ActiveFiltersProps) {
  if (query.filters.size === 0) return null
  const search = (filters: ListingQuery['filters']) => path + listingSearch({ ...query, page: 1, filters })
  return (
    <ul className="active-filters">
      {active.map(({ field, values, name, removal }) => (
        <li key={`${field} ${values.join(' ')}`}>
          <Link to={search(toggled(query.filters, field, values))} preventScrollReset aria-label={removal}>
            {name}
            <Icon name="close" />
          </Link>
          <MoveFocusOnRemoval to={focusTarget} />
        </li>
      ))}
      <li>
        <Link to={search(noFilters)} preventScrollReset>
          {clear}
        </Link>
        <MoveFocusOnRemoval to={focusTarget} />
      </li>
      {wider ? (
        <li>
          <Link to={wider.path} preventScrollReset>
            {wider.name}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
