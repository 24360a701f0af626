import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadMore } from '#src/features/catalogue/load-more.tsx'
import type { ProductCard } from '#src/features/catalogue/product-card.ts'
import { ProductGrid } from '#src/features/catalogue/product-grid.tsx'
import { useMorePages } from '#src/features/catalogue/use-more-pages.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Drawing } from '#src/ui/drawing.tsx'
import { searchQuery } from './keyword.ts'
import type { SearchScreen } from './load-search.ts'

interface SearchViewProps {
  screen: SearchScreen
  /** What can be done with a product right here. */
  action: (card: ProductCard) => ReactNode
  /** Ways on for whoever found nothing. */
  children: ReactNode
}

const aboveTheFold = 4

/** What a search found. */
export function SearchView({ screen, action, children }: SearchViewProps) {
  const { t } = useI18n()
  const { keyword, heading, hint, count, previous, unavailable } = screen
  const next = useMorePages(paths.search(), screen, (page) => searchQuery(keyword, page))
  const cards = [...screen.cards, ...next.cards]
  const unfound = keyword !== '' && cards.length === 0
  return (
    <div className="search-view">
      {unfound ? <Drawing name={unavailable ? 'unavailable' : 'no-parts'} /> : null}
      <h1>{heading}</h1>
      {hint ? <p>{hint}</p> : null}
      <p className="visually-hidden" role="status">
        {cards.length > 0 ? t('catalogue.count', { shown: cards.length, count }) : null}
      </p>
      {previous ? (
        <Link className="button" data-kind="plain" to={previous}>
          {t('catalogue.previous')}
        </Link>
      ) : null}
      {cards.length > 0 ? (
        <>
          <h2 className="visually-hidden">{t('catalogue.products')}</h2>
          <ProductGrid cards={cards} early={aboveTheFold} action={action} />
        </>
      ) : (
        children
      )}
      {screen.more || next.cards.length > 0 ? <LoadMore {...next} onLoad={() => void next.load()} /> : null}
    </div>
  )
}
