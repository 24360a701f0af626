import { articleId } from '#src/commerce/contract/catalogue/article-id.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import type { Goods, Pieces, ShopEvent } from '#src/effects/events/event-port.ts'
import { roundToCents } from './cart.ts'
import { isDeposit } from './item-count.ts'
import { lineName } from './line-text.ts'

export function goodsOf(bought: { lines: Line[]; totals: Totals; currency: string }): Goods {
  const { lines, totals, currency } = bought
  return { currency, value: totals.items, articles: joined(lines.map(piecesOf)) }
}

/**
 * The pieces a change added to the cart and removed from it. Deposits are not reported, since they follow their parts.
 * An item in several lines is counted together.
 */
export function changeEvents(before: Selection, after: Selection): ShopEvent[] {
  const isDepositLine = isDeposit([...before.lines, ...after.lines])
  const goods = (lines: Line[]) => lines.filter((line) => !isDepositLine(line))
  const events = [
    { kind: 'piecesAdded' as const, articles: moreOf(goods(before.lines), goods(after.lines)) },
    { kind: 'piecesRemoved' as const, articles: moreOf(goods(after.lines), goods(before.lines)) },
  ]
  return events.flatMap(({ kind, articles }) =>
    articles.length === 0
      ? []
      : [{ kind, goods: { currency: after.currency, value: sumOf(articles), articles } }],
  )
}

function moreOf(others: Line[], lines: Line[]): Pieces[] {
  const items = Map.groupBy(lines, ({ item }) => item)
  return [...items].flatMap(([item, [first, ...rest]]) => {
    const count = (list: (Line | undefined)[]) =>
      list.reduce((sum, line) => sum + (line?.item === item ? line.quantity : 0), 0)
    const quantity = count([first, ...rest]) - count(others)
    return first && quantity > 0 ? [{ ...piecesOf(first), quantity }] : []
  })
}

function sumOf(articles: Pieces[]): number | null {
  const sum = articles.reduce((sum, { price, quantity }) => sum + (price ?? Number.NaN) * quantity, 0)
  return Number.isNaN(sum) ? null : roundToCents(sum)
}

/** Counts pieces of one item at one price together, since ordering splits lines into single pieces. */
function joined(pieces: Pieces[]): Pieces[] {
  const kinds = Map.groupBy(pieces, ({ quantity: _, ...article }) => JSON.stringify(article))
  return [...kinds.values()].flatMap(([first, ...rest]) =>
    first ? { ...first, quantity: rest.reduce((sum, { quantity }) => sum + quantity, first.quantity) } : [],
  )
}

function piecesOf(line: Line): Pieces {
  const { product, price, priceBeforeDiscount, quantity } = line
  return {
    id: articleId(line),
    isGroup: false,
    name: lineName(line),
    brand: product.brandName,
    variant: product.variantName,
    categories: product.categoryName,
    price,
    priceBefore: priceBeforeDiscount,
    quantity,
  }
}
