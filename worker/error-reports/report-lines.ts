import { browserReportLimits as limits } from '../limits.ts'
import type { DroppedShare, ReportShare } from '../log.ts'
import { createCounter } from '../rate-limit/rate-limiter.ts'
import { createRecentKeys } from './recent-keys.ts'

interface ReportLine {
  key: string
  share: ReportShare
  network: string
}

/** Anyone can make reports up: a flood uses the capacity of its own network, and none of that for payment pages. */
export interface ReportLines {
  /** Counts a request of a network; false if it is not to be read. */
  admitsRequest(network: string): boolean
  /** True if a line is to be written. False for a recent one, and beyond the limits. */
  admits(line: ReportLine): boolean
  /** Number of dropped reports of each share, once its minute is over; each number is returned once. */
  takeDropped(): { share: DroppedShare; count: number }[]
}

export function createReportLines(now = Date.now): ReportLines {
  const written = createRecentKeys(limits.sameLine, now)
  const isWithinRequests = createCounter(limits.requests, now)
  const isWithinNetwork = createCounter(limits.network, now)
  const isWithinShare = createCounter(limits.share, now)
  const isWithinPaymentShare = createCounter(limits.paymentShare, now)
  const dropped = new Map<DroppedShare, { since: number; count: number }>()

  function drop(share: DroppedShare): false {
    const { since, count } = dropped.get(share) ?? { since: now(), count: 0 }
    dropped.set(share, { since, count: count + 1 })
    return false
  }

  return {
    admitsRequest: (network) => isWithinRequests(network) || drop('request'),
    admits({ key, share, network }) {
      if (written.has(key)) return false
      const isPayment = share === 'payment'
      if (!isWithinNetwork(`${network} ${isPayment}`)) return drop(share)
      if (!(isPayment ? isWithinPaymentShare : isWithinShare)(share)) return drop(share)
      // Only now: a dropped line must not suppress the next equal one.
      written.add(key)
      return true
    },
    takeDropped() {
      const over = [...dropped].filter(([, { since }]) => now() >= since + limits.share.period * 1_000)
      for (const [share] of over) dropped.delete(share)
      return over.map(([share, { count }]) => ({ share, count }))
    },
  }
}
