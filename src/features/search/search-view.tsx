import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '#src/features/catalogue/product-card.ts'
import { ProductGrid } from '#src/features/catalogue/product-grid.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Drawing } from '#src/ui/drawing.tsx'
import { PassFocus } from '#src/ui/pass-focus.tsx'
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
  const { keyword, heading, hint, cards, shown, previous, next, unavailable } = screen
  const unfound = keyword !== '' && cards.length === 0
  return (
    <div className="search-view">
      {unfound ? <Drawing name={unavailable ? 'unavailable' : 'no-parts'} /> : null}
      <h1>{heading}</h1>
      {hint ? <p>{hint}</p> : null}
      <p className="visually-hidden" role="status">
        {shown}
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
      {next ? (
        <p className="load-more">
          <Link className="button" data-kind="plain" data-size="large" to={next} replace preventScrollReset>
            {t('catalogue.more')}
          </Link>
          <PassFocus to=".product-grid > li:last-child a" />
        </p>
      ) : null}
    </div>
  )
}
