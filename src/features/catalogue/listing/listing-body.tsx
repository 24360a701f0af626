import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { closeOnBlur } from '#src/ui/close-on-blur.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { ProductCard } from '../cards/card.ts'
import type { CardMarks } from '../cards/card-marks.ts'
import { ReportList } from '../cards/report-list.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { FilterForm } from '../filters/filter-form.tsx'
import { CarRow } from './car/car-row.tsx'
import { type ListingQuery, listingSearch } from './listing.ts'
import { ListingProducts } from './listing-products.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { ListingScreen } from './load-listing.ts'
import type { useListingPages } from './pages/use-listing-pages.ts'
import { useNextQuery } from './use-next-query.ts'

interface ListingBodyProps {
  path: string
  name: string
  listName?: string
  query: ListingQuery
  screen: Pick<ListingScreen, 'active' | 'atLeast' | 'columns' | 'count' | 'facets' | 'scope' | 'text'>
  shown: ReturnType<typeof useListingPages>
  action: (card: ProductCard) => ReactNode
  compare: CardMarks
  empty: ReactNode
}

const facetsId = 'facets'

export function ListingBody(props: ListingBodyProps) {
  const { path, name, listName = name, query, screen, shown, action, compare, empty } = props
  const waiting = useNavigation().state === 'loading'
  const { next, latest } = useNextQuery(path, query)
  const { facets, active, scope, columns, text, count, atLeast = false } = screen
  const hasCars = facets.some(({ field }) => field === vehicleField)
  return (
    <>
      <aside id={facetsId} className="facets" popover="auto" aria-label={text.filters} onBlur={closeOnBlur}>
        <header>
          <h2>{text.filters}</h2>
          <button type="button" popoverTarget={facetsId}>
            {text.closeFilters}
          </button>
        </header>
        <FilterForm {...{ path, query, next, latest, facets }} apply={text.apply} />
        <Button className="close-facets" popoverTarget={facetsId} popoverTargetAction="hide" kind="primary">
          {text.showProducts}
        </Button>
      </aside>
      <section className="results" aria-busy={waiting || undefined}>
        <ListingToolbar {...{ path, query, next, latest, text }} facets={facetsId} chosen={active.length} />
        <CarRow path={path} query={query} scope={scope} hasCars={hasCars} />
        <ActiveFilters path={path} next={next} active={active} clear={text.clear} />
        <ReportList
          list={{
            id: path.slice(1),
            name: listName,
            version: listingSearch({ ...query, page: 1, view: 'grid' }),
          }}
          cards={shown.pages.cards}
        />
        {shown.pages.cards.length === 0 ? (
          empty
        ) : (
          <ListingProducts
            {...shown}
            name={name}
            view={query.view}
            columns={columns}
            sort={{
              order: query.order,
              pathOf: (order) => path + listingSearch({ ...next, page: 1, order }),
              names: text.orders,
            }}
            text={text}
            count={count}
            atLeast={atLeast}
            action={action}
            compare={compare}
          />
        )}
      </section>
    </>
  )
}
