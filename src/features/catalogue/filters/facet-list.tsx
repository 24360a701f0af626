import type { RefObject } from 'react'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { Facet } from './facet.ts'
import { FacetValues } from './facet-values.tsx'
import { LazyAllFacetValues } from './lazy-all-facet-values.tsx'

interface FacetListProps {
  path: string
  query: ListingQuery
  /** The query that a choice changes; see `useNextQuery`. */
  next: ListingQuery
  facets: readonly Facet[]
  form: RefObject<HTMLFormElement | null>
}

const firstOpen = 5

/** The first few filters are open, and those with a chosen value. */
export function FacetList({ path, query, next, facets, form }: FacetListProps) {
  const { t } = useI18n()
  const { filters } = query
  const car = query.car?.all ? '' : (query.car?.key ?? '')

  return facets.map((facet, index) => {
    const { field, name, chosen, more, range, groups, isSizes } = facet
    const showsAll = field === query.facet
    const isOpen = showsAll || chosen > 0 || (index < firstOpen && field !== vehicleField)
    return (
      <Disclosure key={field} className="facet" open={isOpen}>
        <summary>
          {name}
          {chosen > 0 ? <span className="selected">{chosen}</span> : null}
        </summary>
        {showsAll || range ? (
          <LazyAllFacetValues {...{ facet, filters, car, form }} />
        ) : (
          <FacetValues field={field} car={car} values={groups[0]?.values ?? []} isSizes={isSizes} />
        )}
        {showsAll ? (
          <p className="facet-rest">
            <Link to={path + listingSearch({ ...next, facet: '' })} replace preventScrollReset>
              {t('catalogue.fewerValues')}
            </Link>
            <MoveFocusOnRemoval to={`details.facet:nth-of-type(${index + 1}) .facet-rest a`} />
          </p>
        ) : null}
        {more > 0 ? (
          <p className="facet-rest">
            <Link
              to={path + listingSearch({ ...next, facet: field })}
              replace
              preventScrollReset
              rel="nofollow"
            >
              {t('catalogue.moreValues', { count: more })}
            </Link>
            <MoveFocusOnRemoval to=".all-values :is(input:not([type=hidden]), a, summary)" />
          </p>
        ) : null}
      </Disclosure>
    )
  })
}
