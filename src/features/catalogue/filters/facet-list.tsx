import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { Disclosure } from '#src/ui/disclosure.tsx'
import type { ListingQuery } from '../listing/listing.ts'
import { FacetValues } from './facet-values.tsx'
import type { Facet } from './facets.ts'

interface FacetListProps {
  path: string
  query: ListingQuery
  facets: Facet[]
}

const firstOpen = 5

/** The filters of a listing. The first few are open, and those with a chosen value. */
export function FacetList({ path, query, facets }: FacetListProps) {
  const navigate = useNavigate()
  const rest = { address: useHref(path), query, follow }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere) return
    event.preventDefault()
    void navigate(path + event.currentTarget.search, { preventScrollReset: true })
  }

  return facets.map(({ field, name, groups, chosen }, index) => (
    <Disclosure key={field} className="facet" open={chosen > 0 || (index < firstOpen && groups.length === 1)}>
      <summary>
        {name}
        {chosen > 0 ? <span className="selected">{chosen}</span> : null}
      </summary>
      {groups.map((group) =>
        group.name === '' ? (
          <FacetValues key="" {...rest} field={field} values={group.values} />
        ) : (
          <Disclosure
            key={group.name}
            className="facet-group"
            open={group.values.some((value) => value.chosen)}
          >
            <summary>{group.name}</summary>
            <FacetValues {...rest} field={field} values={group.values} />
          </Disclosure>
        ),
      )}
    </Disclosure>
  ))
}
