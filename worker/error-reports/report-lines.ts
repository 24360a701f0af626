import { browserReportLimits as limits } from '../limits.ts'
import type { DroppedShare, ReportShare } from '../log.ts'
import { createCounter } from '../rate-limit/rate-limiter.ts'
import { createRecentKeys } from './recent-keys.ts'

/** A report of a browser that wants to be a line of the log. */
interface ReportLine {
  /** Equal for lines that say the same. */
  key: string
  share: ReportShare
  /** The sender's network, hashed. */
  network: string
}

/**
 * The room that reports of browsers have in the log. Anybody can make reports up: a flood of them costs its own network
 * the room, no other, and none of it is taken from reports of payment pages; see `browserReportLimits`.
 */
export interface ReportLines {
  /** Counts a request of a network; false where it is not to be read. */
  admitsRequest(network: string): boolean
  /** Whether a line is to be written. False for what was written lately, and beyond the limits. */
  admits(line: ReportLine): boolean
  /** How many were dropped of each share, once its minute is over; each number is told once. */
  takeDropped(): { share: DroppedShare; count: number }[]
}

/** Creates the room of an isolate, empty. */
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
      // Only now: a line that was dropped must not silence the next one like it.
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
