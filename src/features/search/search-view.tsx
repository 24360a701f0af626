import { useSetAtom } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { recentSearchesKey } from '#src/config.ts'
import { isStored } from '#src/effects/browser/storage.ts'
import { Report } from '#src/effects/events/report.tsx'
import { OnEntryShown } from '#src/effects/router/history-entry.tsx'
import { KeepScrollPosition } from '#src/effects/router/scroll/keep-scroll-position.tsx'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { CardMarks } from '#src/features/catalogue/cards/card-marks.ts'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { CategoryTiles } from '#src/features/catalogue/home/category-tiles.tsx'
import { listingSearch, parseListing } from '#src/features/catalogue/listing/listing.ts'
import { ListingBody } from '#src/features/catalogue/listing/listing-body.tsx'
import { useListingPages } from '#src/features/catalogue/listing/pages/use-listing-pages.ts'
import { useOfferedCar } from '#src/features/garage/offer/use-offered-car.ts'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { AnswerCard } from './answer/answer-card.tsx'
import { carHeading } from './car/car-lead.ts'
import { FoundContent } from './found-content.tsx'
import type { SearchData } from './load-search.ts'
import { NearestList } from './nearest/nearest-list.tsx'
import { NoteList } from './notes/note-list.tsx'
import { searchCache } from './search-cache.atoms.ts'
import sheet from './search-view.css?url'
import { SearchPrompt } from './start/search-prompt.tsx'

interface SearchViewProps {
  data: SearchData
  action: (card: ProductCard) => ReactNode
  compare: CardMarks
  /** Shown below the heading: the car that the keyword is the number of. */
  offer: ReactNode
}

/** Data of this browser is shown after and below everything else. */
const RecentLinks = lazy(() => import('./suggest/recent-links.tsx').catch(() => ({ default: () => null })))

export function SearchView({ data, action, compare, offer }: SearchViewProps) {
  const keep = useSetAtom(searchCache.keepAtom)
  const forget = useSetAtom(searchCache.forgetAtom)
  const { search } = useLocation()
  const hydrated = useHydrated()
  const { screen, answer, start } = data
  const { heading, hint, notes, nearest, content, text, unavailable } = screen
  const offered = useOfferedCar(data.carOffer)
  const path = paths.search()
  // Another view shows the same products: the address changes, and nothing is loaded.
  const { view } = parseListing(new URLSearchParams(search))
  const searchOf = (page: number) => listingSearch({ ...screen.query, page, view })
  const shown = useListingPages(path, screen.pages, searchOf, forget)
  const { pages, previous } = shown
  const query = { ...screen.query, page: pages.last, view }
  const kept = pages === screen.pages ? data : { ...data, screen: { ...screen, pages } }
  const found = pages.cards.length > 0
  const beside = content ? <FoundContent {...content} /> : null
  const about = (
    <>
      {hint ? <p className="hint">{hint}</p> : null}
      <NoteList notes={notes} />
      {offer}
    </>
  )
  return (
    <div className="search-view listing-view">
      <StyleSheet href={sheet} />
      {unavailable ? null : <OnEntryShown shown={pages} run={(entry) => keep(entry, kept, pages)} />}
      <KeepScrollPosition loaded={screen.pages} first={pages.first} onPrevious={previous?.load} />
      {query.keyword && !unavailable ? (
        <Report subject={query.keyword} event={() => ({ kind: 'searched', keyword: query.keyword })} />
      ) : null}
      {offered && data.carLead ? (
        <header>
          <h1>{carHeading(data.carLead, offered.label)}</h1>
          <p className="hint">{data.carLead.hint}</p>
          {offer}
          {found ? <p className="hint">{heading}</p> : null}
        </header>
      ) : !query.keyword && start ? (
        <SearchPrompt heading={heading} hint={hint} start={start} />
      ) : found || !query.keyword ? (
        <header>
          <h1>{heading}</h1>
          {about}
        </header>
      ) : (
        <EmptyState
          illustration={unavailable ? 'unavailable' : 'no-parts'}
          heading="h1"
          title={heading}
          steps={unavailable ? [] : ['car', 'numbers', 'ask']}
        >
          {about}
        </EmptyState>
      )}
      {answer ? <AnswerCard answer={answer} /> : null}
      {found || screen.active.length > 0 ? (
        <>
          <ListingBody
            path={path}
            name={heading}
            listName="Search"
            query={query}
            screen={screen}
            shown={shown}
            action={action}
            compare={compare}
            empty={
              <div className="empty">
                <h2>{text.empty}</h2>
                <p>{text.emptyHint}</p>
              </div>
            }
          />
          {beside}
        </>
      ) : (
        <div className="unfound">
          {beside}
          {nearest ? <NearestList parts={nearest} keyword={query.keyword} action={action} /> : null}
          {start ? (
            <section className="categories" aria-label={start.text.categories}>
              <h2>{start.text.categories}</h2>
              <CategoryTiles tiles={start.tiles} counts={undefined} />
            </section>
          ) : null}
          <Suspense>
            {start && hydrated && isStored(recentSearchesKey, 'localStorage') ? (
              <RecentLinks title={start.text.recent} />
            ) : null}
          </Suspense>
        </div>
      )}
    </div>
  )
}
