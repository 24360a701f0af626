import { Link, useHref, useNavigate } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SyncedSelect } from '#src/ui/synced-select.tsx'
import { serializeFilters } from '../filters/filters.ts'
import { type ListingQuery, listingSearch, type View } from './listing.ts'
import { orders, parseOrder } from './sorting.ts'

interface ListingToolbarProps {
  path: string
  query: ListingQuery
  /** The id of the facets, which phones show as a sheet. */
  facets: string
}

const views: View[] = ['grid', 'table']

export function ListingToolbar({ path, query, facets }: ListingToolbarProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const filters = serializeFilters(query.filters)
  const sort = (order: string) =>
    void navigate(path + listingSearch({ ...query, page: 1, order: parseOrder(order) }), {
      preventScrollReset: true,
    })
  return (
    <div className="listing-toolbar">
      <Button className="open-facets" popoverTarget={facets}>
        <Icon name="filter" />
        {t('catalogue.filters')}
      </Button>
      <form method="get" action={useHref(path)} className="order">
        {filters ? <input type="hidden" name="filters" value={filters} /> : null}
        {query.view === 'grid' ? null : <input type="hidden" name="view" value={query.view} />}
        <SyncedSelect
          name="order"
          autoComplete="off"
          aria-label={t('catalogue.sort')}
          settled={query.order}
          onEarly={sort}
          onChange={({ currentTarget }) => sort(currentTarget.value)}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </SyncedSelect>
        <Button type="submit" className="apply">
          {t('catalogue.apply')}
        </Button>
      </form>
      <nav className="views" aria-label={t('catalogue.view')}>
        {views.map((view) => (
          <Link
            key={view}
            to={path + listingSearch({ ...query, view })}
            replace
            preventScrollReset
            defaultShouldRevalidate={false}
            aria-label={t(`catalogue.${view}`)}
            aria-current={view === query.view ? 'true' : undefined}
          >
            <Icon name={view} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
