import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { OnEntryShown } from '#src/effects/router/history-entry.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { KeepScrollPosition } from '#src/effects/router/scroll/keep-scroll-position.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Illustration } from '#src/ui/pictures/illustration.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { ProductCard } from '../cards/card.ts'
import type { CardMarks } from '../cards/card-marks.ts'
import { listingSearch, parseListing } from './listing.ts'
import { ListingBody } from './listing-body.tsx'
import type { ListingData } from './load-listing.ts'
import { listingCache } from './pages/screen-cache.atoms.ts'
import { useListingPages } from './pages/use-listing-pages.ts'

interface ListingViewProps {
  data: ListingData
  action: (card: ProductCard) => ReactNode
  compare: CardMarks
}

export function ListingView({ data, action, compare }: ListingViewProps) {
  const keep = useSetAtom(listingCache.keepAtom)
  const forget = useSetAtom(listingCache.forgetAtom)
  const { search } = useLocation()
  const { subject, screen } = data
  const { path, name } = subject
  const { children, text } = screen
  // Another view shows the same products: the address changes, and nothing is loaded.
  const { view } = parseListing(new URLSearchParams(search))
  const searchOf = (page: number) => listingSearch({ ...screen.query, page, view })
  const shown = useListingPages(path, screen.pages, searchOf, forget)
  const { pages, previous } = shown
  const query = { ...screen.query, page: pages.last, view }
  const kept = pages === screen.pages ? data : { ...data, screen: { ...screen, pages } }
  return (
    <div className="listing-view">
      <OnEntryShown shown={pages} run={(entry) => keep(entry, kept, pages)} />
      <KeepScrollPosition loaded={screen.pages} first={pages.first} onPrevious={previous?.load} />
      <Breadcrumbs breadcrumbs={subject.breadcrumbs.slice(0, -1)} current={name} />
      <h1>{name}</h1>
      {children.length > 0 ? (
        <nav className="subcategories" aria-label={text.subcategories}>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Link to={child.path} prefetch={prefetchMode} rel={query.car ? 'nofollow' : undefined}>
                  {child.name} <span className="count">{child.count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <ListingBody
        path={path}
        name={name}
        query={query}
        screen={screen}
        shown={shown}
        action={action}
        compare={compare}
        empty={
          <div className="empty">
            <Illustration name="no-parts" />
            <h2>{text.empty}</h2>
            <p>{text.emptyHint}</p>
            <Link className="button" to={path}>
              {text.clear}
            </Link>
          </div>
        }
      />
    </div>
  )
}
