import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { OnEntryShown } from '#src/effects/router/history-entry.tsx'
import { KeepScrollPosition } from '#src/effects/router/keep-scroll-position.tsx'
import type { ProductCard } from '#src/features/catalogue/card.ts'
import { cardId } from '#src/features/catalogue/listing/card-id.ts'
import { LoadMore } from '#src/features/catalogue/listing/load-more.tsx'
import { useListingPages } from '#src/features/catalogue/listing/use-listing-pages.ts'
import { ProductGrid } from '#src/features/catalogue/product-grid.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Illustration } from '#src/ui/illustration.tsx'
import { StyleSheet } from '#src/ui/style-sheet.tsx'
import { FoundContent } from './found-content.tsx'
import type { SearchData } from './load-search.ts'
import { searchQuery } from './search-address.ts'
import { searchCache } from './search-cache.atoms.ts'
import sheet from './search-view.css?url'

interface SearchViewProps {
  data: SearchData
  /** Renders the action of a card. */
  action: (card: ProductCard) => ReactNode
  /** Renders what chooses a product to be compared. */
  compare: (card: ProductCard) => ReactNode
  /** Suggestions when nothing was found. */
  children: ReactNode
}

const aboveTheFold = 4

/** The search result. */
export function SearchView({ data, action, compare, children }: SearchViewProps) {
  const { t } = useI18n()
  const keep = useSetAtom(searchCache.keepAtom)
  const forget = useSetAtom(searchCache.forgetAtom)
  const { screen } = data
  const { keyword, heading, hint, content, count, unavailable } = screen
  const { pages, next, previous } = useListingPages(
    paths.search(),
    screen.pages,
    (page) => searchQuery(keyword, page),
    forget,
  )
  const { cards } = pages
  const last = cards.at(-1)
  const kept = pages === screen.pages ? data : { ...data, screen: { ...screen, pages } }
  const unfound = keyword !== '' && cards.length === 0
  return (
    <div className="search-view">
      <StyleSheet href={sheet} />
      {unavailable ? null : <OnEntryShown shown={pages} run={(entry) => keep(entry, kept, pages)} />}
      <KeepScrollPosition loaded={screen.pages} first={pages.first} onPrevious={previous?.load} />
      {unfound ? <Illustration name={unavailable ? 'unavailable' : 'no-parts'} /> : null}
      <h1>{heading}</h1>
      {hint ? <p>{hint}</p> : null}
      <p className="visually-hidden" role="status">
        {cards.length > 0 ? t('catalogue.count', { shown: cards.length, count }) : null}
      </p>
      <div className="found">
        {content && unfound ? <FoundContent {...content} /> : null}
        <div>
          {previous ? <LoadMore end={previous} /> : null}
          {cards.length > 0 ? (
            <>
              <h2 className="visually-hidden">{t('catalogue.products')}</h2>
              <ProductGrid cards={cards} early={aboveTheFold} action={action} compare={compare} />
            </>
          ) : (
            children
          )}
          {next ? <LoadMore end={next} after={last && cardId(last)} /> : null}
        </div>
        {content && !unfound ? <FoundContent {...content} /> : null}
      </div>
    </div>
  )
}
