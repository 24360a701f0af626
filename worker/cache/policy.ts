import type { Freshness } from '#src/commerce/catalogue-api.ts'

export interface Policy {
  fresh: number
  revalidate: number
  ifError: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const policies: Record<Freshness | 'content' | 'sitemap' | 'feed', Policy> = {
  listing: { fresh: minute, revalidate: 9 * minute, ifError: day },
  product: { fresh: minute, revalidate: 9 * minute, ifError: day },
  /** An hour together: names of categories and brands are not among what is compared after a lost notice. */
  taxonomy: { fresh: 10 * minute, revalidate: 50 * minute, ifError: 7 * day },
  /** Pages and facts of the content service. */
  content: { fresh: 10 * minute, revalidate: hour, ifError: 7 * day },
  /** The products of a sitemap, and how long crawlers may keep one. */
  sitemap: { fresh: hour, revalidate: 5 * hour, ifError: 7 * day },
  /** Never an old one while the service answers: advertising platforms read a feed once a day. */
  feed: { fresh: 10 * minute, revalidate: 0, ifError: day },
}

/** The policy of 404 replies: half a minute, never stale. */
export const notFoundPolicy: Policy = { fresh: 30, revalidate: 0, ifError: 0 }

/** The policy of live data such as stock: just long enough for concurrent requests to share a reply. */
export const livePolicy: Policy = { fresh: 2, revalidate: 0, ifError: 0 }

/** Seconds. A stale price is acceptable, a stale reduction is not. */
export const maxSaleClaimAge = 10 * minute
