import { maxWished } from '../wished-ids.ts'

/** Query parameter of a shared list: prices and stock of its parts when it was shared. */
const sharedStateField = 'was'

/** How a part could be had: from stock, later (from a supplier, on order, before its release), or not at all. */
export type SharedStock = 'stock' | 'later' | 'none'

const letterOf: Record<SharedStock, string> = { stock: 'Y', later: 'L', none: 'N' }
const stockOf = new Map<string, SharedStock>([
  ['Y', 'stock'],
  ['L', 'later'],
  ['N', 'none'],
])

/** A part when its list was shared; its price is null where it had none. */
export interface SharedPart {
  price: number | null
  stock: SharedStock
}

/** The parts of a list when it was shared, in the order of its ids. */
export interface SharedState {
  /** The price list that the prices are from. */
  pricelist: number
  /** The calendar day, `YYYY-MM-DD`. */
  day: string
  parts: readonly SharedPart[]
}

const version = 1
const written = new RegExp(
  `^${version}\\.(\\d{1,9})\\.(\\d{4}-\\d\\d-\\d\\d)((?:\\.[\\da-z]{0,7}[YLN]){1,${maxWished}})$`,
)

/**
 * Parses `1.11.2026-11-25.qoY.N`: the format's version, price list, day and, for each part, its price in hundredths to base
 * 36 and a letter for its stock. Null for any other text.
 */
export function parseSharedState(text: string | null): SharedState | null {
  const [, pricelist, day = '', entries = ''] = written.exec(text ?? '') ?? []
  const parts = entries.split('.').slice(1).map(partOf)
  const state = { pricelist: Number(pricelist), day, parts }
  return isDay(day) && printSharedState(state) === text ? state : null
}

/** The state in the query of a shared list; null without a readable one. */
export function sharedStateOf(query: URLSearchParams): SharedState | null {
  return parseSharedState(query.get(sharedStateField))
}

/** The query of a shared list with this state; empty without one. */
export function sharedStateQuery(state: SharedState | null): string {
  return state ? `?${sharedStateField}=${printSharedState(state)}` : ''
}

/** The one spelling of a state. */
export function printSharedState({ pricelist, day, parts }: SharedState): string {
  return [version, pricelist, day, ...parts.map(printSharedPart)].join('.')
}

export function printSharedPart({ price, stock }: SharedPart): string {
  return (price === null ? '' : Math.round(price * 100).toString(36)) + letterOf[stock]
}

function partOf(entry: string): SharedPart {
  const price = entry.slice(0, -1)
  return {
    price: price === '' ? null : Number.parseInt(price, 36) / 100,
    stock: stockOf.get(entry.slice(-1)) ?? 'none',
  }
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
