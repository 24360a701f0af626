import { type Zone, zones } from '#src/zones.ts'

export interface ScreenHandle {
  /** The zone of its path, by default `shop`. At the purchase the frame has no links that lead away. */
  zone?: Zone
  /** True if tag manager, pixel and partners may run on a screen after consent. By default only in the zone `shop`. */
  measured?: boolean
  /**
   * Rewrites the query of the screen's address with its question mark, keeping only parameters the screen reads, in
   * their parsed form. Links from the page to itself carry nothing else, so a screen without this function never
   * repeats its query: it may contain secrets, or kilobytes of noise.
   */
  search?: (query: URLSearchParams) => string
}

export function parseHandle(handle: unknown): ScreenHandle {
  return isHandle(handle) ? handle : {}
}

function isHandle(handle: unknown): handle is ScreenHandle {
  if (typeof handle !== 'object' || handle === null) return false
  const zone = 'zone' in handle ? handle.zone : undefined
  const search = 'search' in handle ? handle.search : undefined
  const measured = 'measured' in handle ? handle.measured : undefined
  return (
    (zone === undefined || zones.some((known) => known === zone)) &&
    (measured === undefined || typeof measured === 'boolean') &&
    (search === undefined || typeof search === 'function')
  )
}
