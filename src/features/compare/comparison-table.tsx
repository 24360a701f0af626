import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import type { FactRow } from '#src/features/catalogue/fact-rows.ts'
import { PriceTag } from '#src/features/catalogue/offer/price-tag.tsx'
import { StockBadge } from '#src/features/catalogue/offer/stock-badge.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import * as paths from '#src/paths.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { ComparedPart, ComparisonScreen } from './load-comparison.ts'

interface ComparisonTableProps {
  parts: ComparedPart[]
  rows: FactRow[]
  text: ComparisonScreen['text']
  action: (card: ProductCard) => ReactNode
  onRemove: (product: string) => void
}

export function ComparisonTable({ parts, rows, text, action, onRemove }: ComparisonTableProps) {
  const cheapest = lowestAmount(parts)
  // If all rows differ, none is highlighted.
  const isMixed = rows.some(({ differs }) => !differs)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className="comparison-table" aria-label={text.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {parts.map(({ card }, index) => (
              <th scope="col" key={card.product}>
                <Picture
                  source={card.picture}
                  alternative=""
                  size={200}
                  when={index > 0 ? 'soon' : 'first'}
                />
                <span className="brand">
                  {`${card.brand} `}
                  <code>{card.sku}</code>
                </span>
                <Link to={paths.product(card.uri)} prefetch={prefetchMode}>
                  {card.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.price}</th>
            {parts.map(({ card }) => (
              <td key={card.product}>
                <PriceTag price={card.price} />
                {card.amount !== null && card.amount === cheapest ? (
                  <span className="best">
                    <Icon name="check" />
                    {text.cheapest}
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.stock}</th>
            {parts.map(({ card }) => (
              <td key={card.product}>
                <StockBadge stock={card.stock} />
              </td>
            ))}
          </tr>
          <tr className="actions">
            <th scope="row">
              <VisuallyHidden>{text.buy}</VisuallyHidden>
            </th>
            {parts.map(({ card, removal }) => (
              <td key={card.product}>
                {action(card)}
                <Link
                  to={removal.path}
                  replace
                  preventScrollReset
                  aria-label={removal.name}
                  rel="nofollow"
                  onClick={() => onRemove(card.product)}
                >
                  {text.remove}
                </Link>
              </td>
            ))}
          </tr>
          {parts.some(({ cars }) => cars !== '') ? (
            <tr>
              <th scope="row">{text.car}</th>
              {parts.map(({ card, cars }) => (
                <td key={card.product}>
                  <FitMark summary={card.fit}>{cars || <NoValue text={text.unknown} />}</FitMark>
                </td>
              ))}
            </tr>
          ) : null}
          {rows.map(({ name, values, differs }) => (
            <tr key={name} data-differs={(isMixed && differs) || undefined}>
              <th scope="row">{name}</th>
              {parts.map(({ card }, index) => (
                <td key={card.product}>{values[index] || <NoValue text={text.unknown} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The lowest price of one piece; null if it does not set any of the parts apart. */
function lowestAmount(parts: readonly ComparedPart[]): number | null {
  const amounts = parts.flatMap(({ card }) => card.amount ?? [])
  const lowest = Math.min(...amounts)
  return amounts.some((amount) => amount > lowest) ? lowest : null
}

function NoValue({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
}
