import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { paths } from '#src/paths.ts'
import { Picture } from '#src/ui/picture.tsx'
import { prefetchMode } from '#src/ui/prefetch.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ProductCard } from '../card.ts'
import { PriceTag } from '../offer/price-tag.tsx'
import { StockBadge } from '../offer/stock-badge.tsx'
import { cardId } from './card-id.ts'
import type { ListingText } from './listing-text.ts'

interface ProductTableProps {
  cards: ProductCard[]
  /** Names of the measures, in the order of each card's cells. */
  columns: string[]
  text: ListingText
  caption: string
  action: (card: ProductCard) => ReactNode
  /** What chooses a product to be compared. */
  compare: (card: ProductCard) => ReactNode
}

/** What a workshop uses: one row a part, its measures in columns. */
export function ProductTable({ cards, columns, text, caption, action, compare }: ProductTableProps) {
  const measured = columns.map((_, index) => cards.every(({ cells }) => /^\d|^$/.test(cells[index] ?? '')))
  const shown = (index: number) => (measured[index] ? 'measure' : undefined)
  return (
    <section className="product-table" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.part}</th>
            {columns.map((column, index) => (
              <th scope="col" className={shown(index)} key={column}>
                {column}
              </th>
            ))}
            <th scope="col">{text.stock}</th>
            <th scope="col" className="price">
              {text.price}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.product} id={cardId(card)}>
              <td>
                <Picture source={card.picture} alternative="" size={56} />
              </td>
              <th scope="row">
                <code>{card.sku}</code>
                <Link to={paths.product(card.uri, card.item)} prefetch={prefetchMode}>
                  {card.name}
                </Link>
                <span className="brand">
                  <FitMark summary={card.fit}>{card.brand}</FitMark>
                </span>
              </th>
              {columns.map((column, index) => (
                <td className={shown(index)} data-name={column} key={column}>
                  {card.cells[index] || <VisuallyHidden>–</VisuallyHidden>}
                </td>
              ))}
              <td className="stock">
                <StockBadge stock={card.stock} />
              </td>
              <td className="price">
                <PriceTag price={card.price} />
              </td>
              <td>
                {action(card)}
                {compare(card)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
