import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { Facet } from './facet.ts'
import { FacetValueLinks } from './facet-value-links.tsx'
import { LazyAllFacetValues } from './lazy-all-facet-values.tsx'

interface FacetListProps {
  path: string
  query: ListingQuery
  facets: Facet[]
}

const firstOpen = 5

/** The first few filters are open, and those with a chosen value. */
export function FacetList({ path, query, facets }: FacetListProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const rest = { address: useHref(path), query, follow }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere) return
    event.preventDefault()
    void navigate(path + event.currentTarget.search, { preventScrollReset: true })
  }

  return facets.map((facet, index) => {
    const { field, name, chosen, more, range, groups } = facet
    const showsAll = field === query.facet
    const isOpen = showsAll || chosen > 0 || (index < firstOpen && field !== vehicleField)
    return (
      <Disclosure key={field} className="facet" open={isOpen}>
        <summary>
          {name}
          {chosen > 0 ? <span className="selected">{chosen}</span> : null}
        </summary>
        {showsAll || range ? (
          <LazyAllFacetValues {...rest} path={path} facet={facet} />
        ) : (
          <FacetValueLinks {...rest} field={field} values={groups[0]?.values ?? []} />
        )}
        {showsAll ? (
          <p className="facet-rest">
            <Link to={path + listingSearch({ ...query, facet: '' })} replace preventScrollReset>
              {t('catalogue.fewerValues')}
            </Link>
            <MoveFocusOnRemoval to={`details.facet:nth-of-type(${index + 1}) .facet-rest a`} />
          </p>
        ) : null}
        {more > 0 ? (
          <p className="facet-rest">
            <Link
              to={path + listingSearch({ ...query, facet: field })}
              replace
              preventScrollReset
              rel="nofollow"
            >
              {t('catalogue.moreValues', { count: more })}
            </Link>
            <MoveFocusOnRemoval to=".all-values :is(input, a, summary)" />
          </p>
        ) : null}
      </Disclosure>
    )
  })
}
