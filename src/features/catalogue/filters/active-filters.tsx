import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { ActiveFilter } from './active-filter-names.ts'
import { withoutValues } from './filter-query.ts'

interface ActiveFiltersProps {
  path: string
  /** The query that a removal changes; see `useNextQuery`. */
  next: ListingQuery
  active: ActiveFilter[]
  clear: string
}

const focusTarget = '.listing-toolbar select'

/** The chosen filters, each with a link that removes it. The car of the address stays when all are removed. */
export function ActiveFilters({ path, next, active, clear }: ActiveFiltersProps) {
  if (active.length === 0) return null
  const search = (filters: ListingQuery['filters']) => path + listingSearch({ ...next, page: 1, filters })
  const ofCar = [...next.filters].filter(([field]) => next.car !== null && field === vehicleField)
  return (
    <ul className="active-filters">
      {active.map(({ field, values, name, removal }) => (
        <li key={`${field} ${values.join(' ')}`}>
          <Link
            to={search(withoutValues(next.filters, field, values))}
            preventScrollReset
            aria-label={removal}
          >
            {name}
            <Icon name="close" />
          </Link>
          <MoveFocusOnRemoval to={focusTarget} />
        </li>
      ))}
      <li>
        <Link to={search(new Map(ofCar))} preventScrollReset>
          {clear}
        </Link>
        <MoveFocusOnRemoval to={focusTarget} />
      </li>
    </ul>
  )
}
