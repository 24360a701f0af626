import type { RefObject } from 'react'
import { useHref, useNavigate } from 'react-router'
import { Link } from '#src/effects/router/link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { SyncedSelect } from '#src/ui/controls/synced-select.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { type ListingQuery, listingSearch } from './listing.ts'
import type { ListingText } from './listing-text.ts'
import { parseOrder } from './sorting.ts'

interface ListingToolbarProps {
  path: string
  query: ListingQuery
  /** The query that a choice changes; see `useNextQuery`. */
  next: ListingQuery
  latest: RefObject<ListingQuery>
  text: ListingText
  facets: string
  /** Number of chosen filters. */
  chosen: number
}

export function ListingToolbar({ path, query, next, latest, text, facets, chosen }: ListingToolbarProps) {
  const navigate = useNavigate()
  const kept = new URLSearchParams(listingSearch({ ...next, page: 1, order: 'Standard' }))
  const sort = (order: string) => {
    latest.current = { ...latest.current, page: 1, order: parseOrder(order) }
    void navigate(path + listingSearch(latest.current), { preventScrollReset: true })
  }
  return (
    <div className="listing-toolbar">
      <Button className="open-facets" popoverTarget={facets}>
        <Icon name="filter" />
        {text.filters}
        {chosen > 0 ? <span className="count">{chosen}</span> : null}
      </Button>
      <form method="get" action={useHref(path)} className="order">
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SyncedSelect
          name="order"
          autoComplete="off"
          aria-label={text.sort}
          settled={query.order}
          onEarly={sort}
          onChange={({ currentTarget }) => sort(currentTarget.value)}
        >
          {text.orders.map(({ order, name }) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </SyncedSelect>
        <Button type="submit" className="apply">
          {text.apply}
        </Button>
      </form>
      <nav className="views" aria-label={text.view}>
        {text.views.map(({ view, name }) => (
          <Link
            key={view}
            to={path + listingSearch({ ...next, view })}
            replace
            preventScrollReset
            // A list that is still loading has other products, so they are loaded.
            defaultShouldRevalidate={next !== query}
            aria-label={name}
            aria-current={view === query.view ? 'true' : undefined}
          >
            <Icon name={view} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
