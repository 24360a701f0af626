import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { closeOnLeave } from '#src/ui/close-on-leave.ts'
import { Drawing } from '#src/ui/drawing.tsx'
import { ahead } from '#src/ui/prefetch.ts'
import { ActiveFilters } from './active-filters.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { FacetList } from './facet-list.tsx'
import { ListingProducts } from './listing-products.tsx'
import type { ListingSubject } from './listing-subject.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import type { ListingScreen } from './load-listing.ts'
import type { ProductCard } from './product-card.ts'

interface ListingViewProps {
  subject: ListingSubject
  screen: ListingScreen
  /** What can be done with a product right here. */
  action: (card: ProductCard) => ReactNode
}

const facetsId = 'facets'

/** A category or a brand: ways further down, ways to narrow, and the products. */
export function ListingView({ subject, screen, action }: ListingViewProps) {
  const { t } = useI18n()
  const waiting = useNavigation().state === 'loading'
  const { path, name } = subject
  const { query, facets, children, count, cards } = screen
  return (
    <div className="listing-view">
      <Breadcrumbs trail={subject.trail.slice(0, -1)} current={name} />
      <h1>{name}</h1>
      {children.length > 0 ? (
        <nav className="children" aria-label={t('catalogue.subcategories')}>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Link to={child.path} prefetch={ahead}>
                  {child.name} <span className="count">{child.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <aside
        id={facetsId}
        className="facets"
        popover="auto"
        aria-label={t('catalogue.filters')}
        onBlur={closeOnLeave}
      >
        <FacetList path={path} query={query} facets={facets} />
        <Button className="close-facets" popoverTarget={facetsId} popoverTargetAction="hide" kind="primary">
          {t('catalogue.showProducts', { count })}
        </Button>
      </aside>
      <section className="results" aria-busy={waiting || undefined}>
        <ListingToolbar path={path} query={query} facets={facetsId} />
        <ActiveFilters path={path} query={query} facets={facets} />
        {cards.length === 0 ? (
          <div className="empty">
            <Drawing name="no-parts" />
            <h2>{t('catalogue.empty')}</h2>
            <p>{t('catalogue.emptyHint')}</p>
          </div>
        ) : (
          <ListingProducts path={path} name={name} screen={screen} action={action} />
        )}
      </section>
    </div>
  )
}
