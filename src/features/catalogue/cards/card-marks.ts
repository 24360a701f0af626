import type { ReactNode } from 'react'
import type { ProductCard } from './card.ts'

/** Renders the controls and notes beside a product, for its card or its row in a table. */
export type CardMarks = (card: ProductCard, place?: 'row') => ReactNode
