import type { ReactNode } from 'react'
import type { ProductCard } from '../cards/card.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { ReportList } from '../cards/report-list.tsx'

interface ProductBandProps {
  id?: string
  list: string
  title: string
  cards: ProductCard[]
  unavailable?: string | undefined
  action: (card: ProductCard) => ReactNode
  compare?: (card: ProductCard) => ReactNode
}

export function ProductBand({ id, list, title, cards, unavailable, ...marks }: ProductBandProps) {
  if (cards.length === 0 && !unavailable) return null
  return (
    <section className="product-band" id={id} aria-label={title}>
      <h2>{title}</h2>
      <ReportList list={{ id: list, name: title, version: '' }} cards={cards} />
      {unavailable ? <a href="?">{unavailable}</a> : <ProductGrid cards={cards} {...marks} />}
    </section>
  )
}
