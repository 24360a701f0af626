import type { ReactNode } from 'react'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { ProductGrid } from '#src/features/catalogue/cards/product-grid.tsx'
import { ReportList } from '#src/features/catalogue/cards/report-list.tsx'
import type { NearestParts } from './load-nearest.ts'

interface NearestListProps {
  parts: NearestParts
  keyword: string
  action: (card: ProductCard) => ReactNode
}

/** The nearest parts to a search without results. The list has one id in events for all keywords. */
export function NearestList({ parts: { heading, cards }, keyword, action }: NearestListProps) {
  return (
    <section className="nearest" aria-label={heading}>
      <h2>{heading}</h2>
      <ReportList list={{ id: 'search/nearest', name: 'Nearest parts', version: keyword }} cards={cards} />
      <ProductGrid cards={cards} action={action} />
    </section>
  )
}
