import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Totals } from '#src/commerce/contract/selection/totals.ts'
import type { Ecommerce, EventItem } from '#src/effects/events/event-port.ts'
import { lineDiscount, roundToCents } from './cart.ts'
import { lineName } from './line-text.ts'

/** Maximum number of items in an event: Google Analytics 4 drops events with more. */
const maxEventItems = 200

/** A cart or an order as analytics events describe it. */
export function ecommerceOf(bought: { lines: Line[]; totals: Totals; currency: string }): Ecommerce {
  const { lines, totals, currency } = bought
  return {
    currency,
    ...(totals.items === null ? {} : { value: totals.items }),
    items: eventItems(lines).slice(0, maxEventItems),
  }
}

/** Lines of one item at one price are one entry: ordering cuts lines into single pieces. */
function eventItems(lines: Line[]): EventItem[] {
  const items = new Map<string, EventItem>()
  for (const line of lines) {
    const next = eventItem(line)
    const key = JSON.stringify([line.item, next.item_name, next.price])
    const known = items.get(key)
    items.set(key, known ? together(known, next) : next)
  }
  return [...items.values()]
}

function together(one: EventItem, other: EventItem): EventItem {
  const discount = roundToCents((one.discount ?? 0) + (other.discount ?? 0))
  return { ...one, quantity: one.quantity + other.quantity, ...(discount === 0 ? {} : { discount }) }
}

function eventItem(line: Line): EventItem {
  const { product, item, sku, price, quantity } = line
  const discount = lineDiscount(line)
  const [first, second, third, fourth, fifth, sixth] = product.categoryName
  return {
    item_id: sku || product.sku || item,
    item_name: lineName(line),
    affiliation: 'B2C',
    ...(product.brandName && { item_brand: product.brandName }),
    ...(product.variantName && { item_variant: product.variantName }),
    ...(first && { item_category: first }),
    ...(second && { item_category2: second }),
    ...(third && { item_category3: third }),
    ...(fourth && { item_category4: fourth }),
    ...(fifth && { item_category5: fifth }),
    ...(sixth && { item_category6: sixth }),
    ...(price === null ? {} : { price }),
    ...(discount === 0 ? {} : { discount }),
    quantity,
  }
}
