import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { closeOnBlur } from '#src/ui/close-on-blur.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { ProductCard } from '../cards/card.ts'
import { ReportList } from '../cards/report-list.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { FacetList } from '../filters/facet-list.tsx'
import { type ListingQuery, listingSearch } from './listing.ts'
import { ListingProducts } from './listing-products.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { ListingScreen } from './load-listing.ts'
import { OnlyMyCar } from './only-my-car.tsx'
import type { useListingPages } from './pages/use-listing-pages.ts'

interface ListingBodyProps {
  /** Path and name of what is listed. */
  path: string
  name: string
  /** What the list is called in events, where that is not its name. */
  listName?: string
  /** What the address asks for now. */
  query: ListingQuery
  screen: Pick<ListingScreen, 'active' | 'columns' | 'count' | 'facets' | 'ofModel' | 'text'>
  shown: ReturnType<typeof useListingPages>
  /** What can be done with a product right here. */
  action: (card: ProductCard) => ReactNode
  /** What chooses a product to be compared. */
  compare: (card: ProductCard) => ReactNode
  /** What is shown instead of products where there are none. */
  empty: ReactNode
}

const facetsId = 'facets'

/** Products with the ways to narrow and to sort them; within an element of the class `listing-view`. */
export function ListingBody(props: ListingBodyProps) {
  const { path, name, listName = name, query, screen, shown, action, compare, empty } = props
  const waiting = useNavigation().state === 'loading'
  const { facets, active, ofModel, columns, text, count } = screen
  return (
    <>
      <aside id={facetsId} className="facets" popover="auto" aria-label={text.filters} onBlur={closeOnBlur}>
        <FacetList path={path} query={query} facets={facets} />
        <Button className="close-facets" popoverTarget={facetsId} popoverTargetAction="hide" kind="primary">
          {text.showProducts}
        </Button>
      </aside>
      <section className="results" aria-busy={waiting || undefined}>
        <ListingToolbar path={path} query={query} text={text} facets={facetsId} />
        <ActiveFilters path={path} query={query} active={active} clear={text.clear} wider={ofModel} />
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
              pathOf: (order) => path + listingSearch({ ...query, page: 1, order }),
              names: text.orders,
            }}
            text={text}
            count={count}
            action={action}
            compare={compare}
            choice={<OnlyMyCar path={path} query={query} />}
          />
        )}
      </section>
    </>
  )
}
