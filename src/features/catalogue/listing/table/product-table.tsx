import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import * as paths from '#src/paths.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ProductCard } from '../../cards/card.ts'
import { cardId } from '../../cards/card-id.ts'
import type { CardMarks } from '../../cards/card-marks.ts'
import { PriceTag } from '../../offer/price-tag.tsx'
import { StockBadge } from '../../offer/stock-badge.tsx'
import type { ListingText } from '../listing-text.ts'
import type { SortableColumn } from '../sorting.ts'

interface ProductTableProps {
  cards: ProductCard[]
  columns: string[]
  text: Pick<ListingText, 'part' | 'stock' | 'price'>
  caption: string
  /** The header cell of a column that can be sorted by; by default only its name. */
  header?: (column: SortableColumn, name: string) => ReactNode
  action: (card: ProductCard) => ReactNode
  compare?: CardMarks
  /** Texts of a table of one part by several brands: rows are named by brand, and the product of the page is marked. */
  brands?: { product: string; own: string } | undefined
}

export function ProductTable({
  cards,
  columns,
  text,
  caption,
  header = plainHeader,
  action,
  compare,
  brands,
}: ProductTableProps) {
  const measured = columns.map((_, index) => cards.every(({ cells }) => /^\d|^$/.test(cells[index] ?? '')))
  // Said once for all; heard, and on phones seen, beside each price.
  const vat = cards.find(({ price }) => price)?.price?.vat
  return (
    <section className="product-table" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <td />
            {header('part', text.part)}
            {columns.map((column, index) => (
              <th scope="col" className={measured[index] ? 'measure' : undefined} key={column}>
                {column}
              </th>
            ))}
            <th scope="col">{text.stock}</th>
            {header('price', [text.price, vat].filter(Boolean).join(' '))}
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
                <span className="brand">
                  <code>{card.sku}</code> {brands ? null : card.brand}
                </span>
                {card.product === brands?.product ? (
                  <>
                    <strong>{card.brand}</strong> <span className="brand">{brands.own}</span>
                  </>
                ) : (
                  <Link to={paths.product(card.uri, card.item)} prefetch={prefetchMode}>
                    {brands ? card.brand : card.name}
                  </Link>
                )}
                <span className="fit">
                  <FitMark summary={card.fit}>{null}</FitMark>
                </span>
              </th>
              {columns.map((column, index) => (
                <td className={measured[index] ? undefined : 'words'} data-name={column} key={column}>
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
                {compare?.(card, 'row')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const plainHeader = (column: SortableColumn, name: string) => (
  <th scope="col" className={column}>
    {name}
  </th>
)
