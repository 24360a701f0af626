import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { listingSearch } from './listing.ts'
import type { ListingScreen } from './load-listing.ts'
import { LoadMore } from './load-more.tsx'
import type { ProductCard } from './product-card.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductTable } from './product-table.tsx'
import { useMorePages } from './use-more-pages.ts'

interface ListingProductsProps {
  path: string
  name: string
  screen: ListingScreen
  action: (card: ProductCard) => ReactNode
}

const aboveTheFold = 4

/** The products of a listing, with those before and after. */
export function ListingProducts({ path, name, screen, action }: ListingProductsProps) {
  const { t } = useI18n()
  const { query, firstPage, count, columns } = screen
  const next = useMorePages(path, { page: query.page, more: screen.more }, (page) =>
    listingSearch({ ...query, page }),
  )
  const cards = [...screen.cards, ...next.cards]
  return (
    <>
      <p className="shown" role="status">
        {t('catalogue.count', { shown: cards.length, count })}
      </p>
      {firstPage > 1 ? (
        <Link
          className="button"
          data-kind="plain"
          to={path + listingSearch({ ...query, page: firstPage - 1 })}
        >
          {t('catalogue.previous')}
        </Link>
      ) : null}
      <h2 className="visually-hidden">{t('catalogue.products')}</h2>
      {query.view === 'table' ? (
        <ProductTable cards={cards} columns={columns} caption={name} action={action} />
      ) : (
        <ProductGrid cards={cards} early={aboveTheFold} action={action} />
      )}
      {screen.more || next.cards.length > 0 ? <LoadMore {...next} onLoad={() => void next.load()} /> : null}
    </>
  )
}
