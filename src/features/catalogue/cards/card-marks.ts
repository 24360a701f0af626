import type { ReactNode } from 'react'
import type { ProductCard } from './card.ts'

/** What is shown beside a product, as a card or as the row of a table. */
export type CardMarks = (card: ProductCard, place?: 'row') => ReactNode
