import * as v from 'valibot'
import { hash, shuffled } from '../random.ts'

export const Availability = v.object({
  kind: v.picklist(['stock', 'supplier', 'on_order', 'preorder', 'discontinued']),
  /** Working days until dispatch, for parts from a supplier. */
  days: v.optional(v.number()),
  /** Expected date, `YYYY-MM-DD`. */
  date: v.optional(v.string()),
})
export type Availability = v.InferOutput<typeof Availability>

export interface StockLevel {
  availability: Availability
  /** Units in stock of each of its items. */
  stock: number
}

/** Shares of all products; 4 % are discontinued, the rest is in stock. */
const shares = { supplier: 0.15, out: 0.08, on_order: 0.05, preorder: 0.02, few: 0.66 * 0.08 }

function datesAfter(today: string, sku: string, from: number, span: number): string {
  const days = from + (hash(`date ${sku}`) % span)
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/**
 * The availability of each part that is not discontinued, in exact shares of `planned`. Parts in `here` are in stock.
 * Dates are relative to `today`.
 */
export function stockLevels(
  skus: readonly string[],
  { planned, here, today }: { planned: number; here: ReadonlySet<string>; today: string },
): Map<string, StockLevel> {
  const result = new Map<string, StockLevel>()
  const free = shuffled(
    skus.filter((sku) => !here.has(sku)),
    (sku) => sku,
    'availability',
  )
  const count = (part: number) => Math.round(part * planned)
  const deal = (pieces: number, give: (sku: string) => StockLevel) => {
    for (const sku of free.splice(0, pieces)) result.set(sku, give(sku))
  }
  deal(count(shares.supplier), (sku) => ({
    availability: { kind: 'supplier', days: 3 + (hash(`days ${sku}`) % 5) },
    stock: 0,
  }))
  deal(count(shares.out), () => ({ availability: { kind: 'stock' }, stock: 0 }))
  deal(count(shares.on_order), (sku) => ({
    availability: { kind: 'on_order', date: datesAfter(today, sku, 4, 40) },
    stock: 0,
  }))
  deal(count(shares.preorder), (sku) => ({
    availability: { kind: 'preorder', date: datesAfter(today, sku, 20, 60) },
    stock: 0,
  }))
  deal(count(shares.few), (sku) => ({
    availability: { kind: 'stock' },
    stock: 1 + (hash(`few ${sku}`) % 3),
  }))
  for (const sku of [...free, ...here]) {
    result.set(sku, { availability: { kind: 'stock' }, stock: 8 + (hash(`stock ${sku}`) % 90) })
  }
  return result
}
