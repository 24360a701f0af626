import type { ReactNode } from 'react'
import type { ProductCard } from '../cards/card.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { ReportList } from '../cards/report-list.tsx'

interface ProductBandProps {
  /** What links on the page call it. */
  id?: string
  /** The id of the list in events. */
  list: string
  title: string
  cards: ProductCard[]
  /** Shown instead of the products. */
  unavailable?: string | undefined
  action: (card: ProductCard) => ReactNode
}

/** Products under a heading; nothing when there are none, a message when they are unavailable. */
export function ProductBand({ id, list, title, cards, unavailable, action }: ProductBandProps) {
  if (cards.length === 0 && !unavailable) return null
  return (
    <section className="product-band" id={id} aria-label={title}>
      <h2>{title}</h2>
      <ReportList list={{ id: list, name: title, version: '' }} cards={cards} />
      {unavailable ? <a href="?">{unavailable}</a> : <ProductGrid cards={cards} action={action} />}
    </section>
  )
}
