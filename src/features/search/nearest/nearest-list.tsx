import type { ReactNode } from 'react'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { ProductGrid } from '#src/features/catalogue/cards/product-grid.tsx'
import { ReportList } from '#src/features/catalogue/cards/report-list.tsx'
import type { NearestParts } from './load-nearest.ts'

interface NearestListProps {
  parts: NearestParts
  /** What was searched for. */
  keyword: string
  action: (card: ProductCard) => ReactNode
}

/** The parts nearest to a search that finds nothing. Events call them the same whatever was searched for. */
export function NearestList({ parts: { heading, cards }, keyword, action }: NearestListProps) {
  return (
    <section className="nearest" aria-label={heading}>
      <h2>{heading}</h2>
      <ReportList list={{ id: 'search/nearest', name: 'Nearest parts', version: keyword }} cards={cards} />
      <ProductGrid cards={cards} action={action} />
    </section>
  )
}
