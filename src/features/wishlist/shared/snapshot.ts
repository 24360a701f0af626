import { maxWishlistParts } from '#src/config.ts'
import { isProductId } from '#src/features/catalogue/product-id.ts'
import * as paths from '#src/paths.ts'
import type { Region } from '#src/shop.ts'
import { serializeWishlistIds } from '../wishlist-ids.ts'

export type Supply = 'in' | 'later' | 'out'

export interface PartState {
  /** Hundredths of the currency, at most `maxPrice`; null for a part without a price. */
  price: number | null
  supply: Supply
}

export type Prices = Pick<Region, 'market' | 'pricelist'>

/** The state of a list's parts when its link was made. Links are not trusted: anyone can write one. */
export interface Snapshot extends Prices {
  /** `YYYY-MM-DD`, on the sender's calendar. */
  day: string
  /** The states of parts by product id; at most `maxWishlistParts`. */
  parts: ReadonlyMap<string, PartState>
}

const parameter = 'was'
/** The first field of every snapshot; texts of other versions are not parsed. */
const version = '1'
/** The largest price in hundredths: ten digits. */
export const maxPrice = 9_999_999_999
/** A hundred parts of 20 characters with their separators, and the fields before them. */
const maxLength = 2_200

const supplies = new Map<string, Supply>([
  ['i', 'in'],
  ['l', 'later'],
  ['o', 'out'],
])

/** `was=1.20261125.1-19.4711i34900.4712o`; null without one. Damaged parts are left out. */
export function parseSnapshot(query: URLSearchParams): Snapshot | null {
  const text = query.get(parameter) ?? ''
  if (text.length > maxLength) return null
  const [written, date = '', place = '', ...entries] = text.split('.', maxWishlistParts + 3)
  const day = parseDay(date)
  const [, market, pricelist] = /^(0|[1-9]\d{0,8})-(0|[1-9]\d{0,8})$/.exec(place) ?? []
  const parts = new Map(entries.flatMap(parsePart))
  if (written !== version || !day || !market || parts.size === 0) return null
  return { day, market: Number(market), pricelist: Number(pricelist), parts }
}

function parseDay(text: string): string | null {
  const [, year, month, date] = /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

function parsePart(text: string): [product: string, state: PartState][] {
  const [, product = '', letter = '', price] = /^(\d+)([ilo])(0|[1-9]\d{0,9})?$/.exec(text) ?? []
  const supply = supplies.get(letter)
  if (!supply || !isProductId(product)) return []
  return [[product, { price: price === undefined ? null : Number(price), supply }]]
}

export function snapshotQuery(snapshot: Snapshot | null): string {
  if (!snapshot || snapshot.parts.size === 0) return ''
  const { day, market, pricelist, parts } = snapshot
  const entries = [...parts].map(
    ([product, { price, supply }]) => `${product}${supply.charAt(0)}${price ?? ''}`,
  )
  return `?${parameter}=${[version, day.replaceAll('-', ''), `${market}-${pricelist}`, ...entries].join('.')}`
}

export function sharedPath(products: readonly string[], snapshot: Snapshot | null): string {
  return paths.wishlist(serializeWishlistIds(products)) + snapshotQuery(snapshot)
}

export function calendarDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
