import { lazy, type ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { ProductCard } from '../cards/card.ts'
import { cardId } from '../cards/card-id.ts'
import type { CardMarks } from '../cards/card-marks.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import type { View } from './listing.ts'
import type { ListingText } from './listing-text.ts'
import type { ListingPages } from './pages/listing-pages.ts'
import { LoadMore } from './pages/load-more.tsx'
import type { ListingEnd } from './pages/use-listing-pages.ts'
import { SortHeader, type TableSort } from './table/sort-header.tsx'

// Few shoppers choose the table. Not `lazy` on the server: see the product's route.
const ProductTable = import.meta.env.SSR
  ? (await import('./table/product-table.tsx')).ProductTable
  : lazy(async () => ({ default: (await import('./table/product-table.tsx')).ProductTable }))

interface ListingProductsProps {
  name: string
  view: View
  columns: string[]
  sort: TableSort
  text: ListingText
  count: number
  atLeast: boolean
  pages: ListingPages
  next: ListingEnd | null
  previous: ListingEnd | null
  action: (card: ProductCard) => ReactNode
  compare: CardMarks
}

const aboveTheFold = 4

export function ListingProducts(props: ListingProductsProps) {
  const { name, view, columns, sort, text, pages, next, previous, action, compare } = props
  const { count, atLeast } = props
  const { t } = useI18n()
  const { cards } = pages
  const last = cards.at(-1)
  return (
    <>
      <p role="status" className="shown">
        {t(atLeast ? 'catalogue.countAtLeast' : 'catalogue.count', { shown: cards.length, count })}
      </p>
      {previous ? <LoadMore end={previous} /> : null}
      <h2 className="visually-hidden">{t('catalogue.products')}</h2>
      {view === 'table' ? (
        <ProductTable
          cards={cards}
          columns={columns}
          header={(column, header) => <SortHeader column={column} name={header} sort={sort} />}
          text={text}
          caption={name}
          action={action}
          compare={compare}
        />
      ) : (
        <ProductGrid cards={cards} early={aboveTheFold} action={action} compare={compare} />
      )}
      {next ? <LoadMore end={next} after={last && cardId(last)} /> : null}
    </>
  )
}
