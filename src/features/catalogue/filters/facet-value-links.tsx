import type { MouseEvent } from 'react'
import { vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { FacetValue } from './facet.ts'
import { withoutFilter } from './filter-query.ts'
import { toggleQueries } from './toggle-query.ts'

export interface FacetValueLinksProps {
  address: string
  query: ListingQuery
  follow(event: MouseEvent<HTMLAnchorElement>): void
  field: string
  values: FacetValue[]
}

export function FacetValueLinks({ values, ...rest }: FacetValueLinksProps) {
  const { query, field, address, follow } = rest
  const searchOf = toggleQueries(query, field)
  const hrefOf = (value: FacetValue) =>
    (value.isModel ? listingSearch(modelQuery(query, field, value)) : searchOf(value.value)) || address
  return (
    <ul className="facet-values">
      {values.map((value) => (
        <li key={value.value}>
          <FacetChoice value={value} href={hrefOf(value)} follow={follow} />
        </li>
      ))}
    </ul>
  )
}

interface FacetChoiceProps extends Pick<FacetValueLinksProps, 'follow'> {
  value: FacetValue
  href: string
}

/** A plain link: a listing has many, and router links with whole addresses would outweigh the page. */
function FacetChoice({ value, href, follow }: FacetChoiceProps) {
  const { name, count, chosen } = value
  const inside = (
    <>
      {chosen ? (
        <span className="box">
          <Icon name="check" />
        </span>
      ) : null}
      {name}
      {count === undefined ? null : <span className="count">{count}</span>}
    </>
  )
  if (count === 0 && !chosen) return <span>{inside}</span>
  return (
    <a href={href} rel="nofollow" aria-current={chosen || undefined} onClick={follow}>
      {inside}
    </a>
  )
}

/** The query after a model is toggled. */
function modelQuery(query: ListingQuery, field: string, { value, chosen }: FacetValue): ListingQuery {
  const { filters } = query
  const others = withoutFilter(filters, [field])
  if (!chosen) return { ...query, page: 1, filters: others, car: { key: value, vehicles: [] } }
  const chosenCars = filters.get(field) ?? []
  const ofOthers = chosenCars.filter((car) => !vehiclesOf(value, chosenCars).includes(car))
  return { ...query, page: 1, filters: new Map([...others, [field, ofOthers]]), car: null }
}
