import { withVersion } from '#src/commerce/contract/catalogue/offer/with-version.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { numberKey } from '#src/commerce/contract/search/number-key.ts'
import { isFlexible, isOffered, productCard } from '#src/features/catalogue/cards/card.ts'
import { amountOf } from '#src/features/catalogue/offer/price.ts'
import { type PriceContext, priceContextFor } from '#src/features/catalogue/offer/price-context.ts'
import { isBuyable } from '#src/features/catalogue/offer/purchase.ts'
import { soldAs } from '#src/features/catalogue/offer/purchase-of.ts'
import {
  anyQuantity,
  parseQuantity,
  quantityLimits,
  roundUpQuantity,
} from '#src/features/catalogue/offer/quantity.ts'
import { searchAddress } from '#src/features/search/search-address.ts'
import type { Shop } from '#src/shop.ts'
import { findNumbers, findProducts, findSuccessors, needsSuccessor, successorOf } from '../find-numbers.ts'
import { type LineMatch, matchLines, wantedKeys } from '../match-lines.ts'
import type { OrderLine } from '../parse-order-list.ts'
import type { OrderPart, OrderRow, OrderTable } from './order-table.ts'

const maxParts = 8

/** Looks up the lines of a list. Throws if search or catalogue is unavailable, or the visitor has exceeded a limit. */
export async function loadOrderTable(shop: Shop, lines: readonly OrderLine[]): Promise<OrderTable> {
  const matches = matchLines(lines, await findNumbers(shop, wantedKeys(lines)))
  const products = await findProducts(
    shop,
    matches.flatMap((match) => match.products.slice(0, maxParts)),
  )
  const successors = await findSuccessors(shop, products.filter(needsSuccessor))
  const context = await priceContextFor(shop, [...products, ...successors.values()])
  const known = new Map(products.map((product) => [product.product, product]))
  const rows = matches.map((match, id) => rowOf(id, match, { known, successors, context }))
  const found = rows.filter(({ state }) => state !== 'missing').length
  return {
    rows,
    summary: shop.i18n.t('quickOrder.found', { found, count: rows.length }),
    currency: context.currency,
    intl: context.intl,
  }
}

interface Found {
  known: ReadonlyMap<string, Product>
  successors: ReadonlyMap<string, Product>
  context: PriceContext
}

function rowOf(id: number, { line, reading, products }: LineMatch, found: Found): OrderRow {
  const { known, successors, context } = found
  const { t } = context.i18n
  const matched = products.flatMap((product) => known.get(product) ?? [])
  const isGone = matched.length > 0 && matched.every(needsSuccessor)
  const offered = isGone ? distinct(matched.map((product) => successorOf(product, successors))) : matched
  const isReplaced = offered.some((product) => !matched.includes(product))
  const all = offered.flatMap((product) => partsOf(product, reading.number, context)).sort(byOffer)
  const parts = all.slice(0, maxParts)
  const typed = reading.quantity || '1'
  const base = { id, line: line.text, parts, quantity: typed, note: '', search: null }
  const search = (name: string) => ({ path: searchAddress(reading.number), name })
  const [first, ...others] = parts
  if (!first) return { ...base, state: 'missing', search: search(t('quickOrder.search')) }
  if (others.length > 0)
    return {
      ...base,
      state: 'several',
      search: all.length > maxParts || products.length > maxParts ? search(t('quickOrder.all')) : null,
    }
  const ordered = orderable(typed, first, context)
  const replaced = isReplaced ? t('quickOrder.replaced', { number: matched[0]?.sku ?? '' }) : ''
  return {
    ...base,
    state: isReplaced ? 'replaced' : 'found',
    quantity: ordered.quantity,
    note: [replaced, ordered.note].filter(Boolean).join(' '),
  }
}

function distinct(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.product, product])).values()]
}

function partsOf(product: Product, number: string, context: PriceContext): OrderPart[] {
  const card = productCard(product, context)
  const common = { amount: amountOf(product), limits: quantityLimits(product) }
  const key = numberKey(number)
  const isNamed = ({ ean, sku }: Product['items'][number]) => [ean, sku].some((own) => numberKey(own) === key)
  const buyable = product.items.filter(({ stock }) => isBuyable(stock))
  const named = product.items.length > 1 ? buyable.filter(isNamed) : []
  const items = isOffered(product) && !isFlexible(product) ? (named.length > 0 ? named : buyable) : []
  if (items.length === 0) return [{ card, item: '', ...common }]
  return items.map(({ item, name }) => ({
    card: product.items.length > 1 ? { ...card, item, name: withVersion(card.name, name) } : card,
    item,
    ...common,
  }))
}

function byOffer(one: OrderPart, other: OrderPart): number {
  if ((one.item === '') !== (other.item === '')) return one.item === '' ? 1 : -1
  return (one.amount ?? Infinity) - (other.amount ?? Infinity) || 0
}

/** The next allowed quantity, and a note if it differs; an invalid quantity is unchanged. */
function orderable(
  typed: string,
  { item, limits }: OrderPart,
  { i18n }: PriceContext,
): { quantity: string; note: string } {
  const asked = parseQuantity(typed, anyQuantity)
  const quantity = asked.ok ? String(roundUpQuantity(asked.quantity, limits)) : typed
  if (!asked.ok || item === '' || quantity === String(asked.quantity)) return { quantity, note: '' }
  const changed = i18n.t('quickOrder.changed', { asked: asked.quantity, quantity: Number(quantity) })
  return { quantity, note: `${soldAs(limits, i18n)} ${changed}` }
}
