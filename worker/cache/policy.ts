import type { Freshness } from '#src/commerce/catalogue-api.ts'

/** How long an answer may be used. */
export interface Policy {
  /** Seconds an answer is used without a thought. */
  fresh: number
  /** Further seconds it is used while a new one is fetched. */
  revalidate: number
  /** Further seconds it is used when no new one can be had. */
  ifError: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const policies: Record<Freshness, Policy> = {
  listing: { fresh: minute, revalidate: 10 * minute, ifError: day },
  product: { fresh: minute, revalidate: 10 * minute, ifError: day },
  taxonomy: { fresh: 10 * minute, revalidate: hour, ifError: 7 * day },
}

/** "Not found" is believed for half a minute, and never past its time. */
export const notFoundPolicy: Policy = { fresh: 30, revalidate: 0, ifError: 0 }

/** What must be of this moment: long enough for a crowd to share it. */
export const livePolicy: Policy = { fresh: 2, revalidate: 0, ifError: 0 }

/** The shop may tell a stale price, but not a stale reduction: older than this, a sale is not announced. */
export const maxSaleClaimAge = 10 * minute
