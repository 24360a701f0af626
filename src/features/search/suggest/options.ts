import type { OfferedCar } from '#src/features/garage/offer/load-car-offer.ts'
import type { FoundPage } from '../found-pages.ts'
import type { Place } from './places.ts'
import type { SuggestedProduct, Suggestions } from './suggestions.ts'

export type Option =
  | { kind: 'recent' | 'all'; keyword: string }
  | { kind: 'offer'; offered: OfferedCar; keyword: string }
  | { kind: 'place'; place: Place }
  | { kind: 'product'; product: SuggestedProduct }
  | { kind: 'page'; page: FoundPage }

export interface OptionGroup {
  kind: Option['kind']
  start: number
  options: Option[]
}

export interface Typed {
  keyword: string
  found: Suggestions | null
  /** The car that the keyword is the number of. */
  offered: OfferedCar | null
  recent: readonly string[]
}

/** The lines of the list: recent searches without a keyword, otherwise suggestions and, last, all results. */
export function optionGroups({ keyword, found, offered, recent }: Typed): OptionGroup[] {
  const places: Option[] = (found?.places ?? []).map((place) => ({ kind: 'place', place }))
  const products: Option[] = (found?.products ?? []).map((product) => ({ kind: 'product', product }))
  const pages: Option[] = (found?.pages ?? []).map((page) => ({ kind: 'page', page }))
  const offers: Option[] = offered ? [{ kind: 'offer', offered, keyword }] : []
  const groups: Option[][] =
    keyword === ''
      ? [recent.map((keyword) => ({ kind: 'recent', keyword }))]
      : [offers, products, places, pages, [{ kind: 'all', keyword }]]
  const filled = groups.flatMap((options) => {
    const [first] = options
    return first ? [{ kind: first.kind, options }] : []
  })
  return filled.map((group, index) => ({
    ...group,
    start: filled.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  }))
}

/**
 * The index of the line that a key leads to, -1 for the field itself, which is between the last line and the first.
 * Null for keys that belong to the field: Home and End do while no line is active.
 */
export function lineAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  if (active === -1) return null
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
