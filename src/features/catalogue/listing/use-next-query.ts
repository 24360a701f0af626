import { type RefObject, useMemo } from 'react'
import { useHref, useNavigation } from 'react-router'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { useLatest } from '#src/ui/use-latest.ts'
import { keywordField } from '../keyword-field.ts'
import { type ListingQuery, parseListing } from './listing.ts'

export interface NextQuery {
  /** The query that is loading; the shown one when none is. Of the last rendering. */
  next: ListingQuery
  /** The same without delay: a control that sends a query writes it here, since React may render it later. */
  latest: RefObject<ListingQuery>
}

/**
 * The query that a control of a list changes: that of the same list's address which is still loading, so that two choices
 * right after each other add up; otherwise `query` itself, the shown one. `path` is the list's, without its language.
 */
export function useNextQuery(path: string, query: ListingQuery): NextQuery {
  const { location } = useNavigation()
  const isSameList = useHref(path) === location?.pathname
  const search = isSameList ? location.search : null
  const next = useMemo(
    () => (search === null ? query : pendingQuery(query, new URLSearchParams(search))),
    [query, search],
  )
  return { next, latest: useLatest(next) }
}

/** The query of a pending address, with the known vehicles of the shown car; the shown query for another search. */
export function pendingQuery(query: ListingQuery, pending: URLSearchParams): ListingQuery {
  const { keyword = '' } = query
  if ((pending.get(keywordField) ?? '') !== keyword) return query
  const next = { ...query, ...parseListing(pending) }
  if (!next.car || next.car.key !== query.car?.key) return next
  const { vehicles } = query.car
  const filters = next.car.all ? next.filters : new Map([...next.filters, [vehicleField, vehicles]])
  return { ...next, car: { ...next.car, vehicles }, filters }
}
