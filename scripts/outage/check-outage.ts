import { deadlines } from '#worker/limits.ts'
import type { Baseline } from './baseline.ts'
import { burst } from './burst.ts'
import { formatCalls, withinTimes } from './calls.ts'
import { Checks } from './checks.ts'
import { minutes, type Outage } from './downtime.ts'
import type { Recovery } from './recovery.ts'
import type { Slowness } from './slow.ts'
import type { Visit } from './visit.ts'

const maxRecovery = 15_000
/** Maximum milliseconds for refusing an unknown page. */
const maxRefusal = 4_500

export function checkOutage(
  baseline: Baseline,
  outage: Outage,
  recovery: Recovery,
  slowness: Slowness[],
): Checks {
  const checks = new Checks()
  checkBurst(checks, baseline)
  checkPages(checks, outage, baseline)
  checkBackEnd(checks, outage)
  checkBurstsInOutage(checks, outage)
  checkRecovery(checks, recovery, baseline)
  for (const slow of slowness) checkSlowness(checks, slow)
  return checks
}

function checkBurst(checks: Checks, { singleCalls, burstCalls }: Baseline): void {
  checks.record(
    `${burst} at once at an uncached product page: calls`,
    formatCalls(burstCalls, singleCalls),
    withinTimes(2, burstCalls, singleCalls),
  )
}

function checkPages(checks: Checks, { known, unknown }: Outage, { headings }: Baseline): void {
  const shown = known.filter(
    ({ path, status, heading, whole }) => status === 200 && whole && heading === headings.get(path),
  )
  checks.record(
    `known pages shown in ${minutes} minutes of outage`,
    `${shown.length} of ${known.length}, slowest ${slowest(known)} ms`,
    shown.length === known.length,
  )
  checks.record(
    'of them from stale cache entries',
    `${known.filter(({ stale }) => stale).length}`,
    known.every(({ stale }) => stale),
  )
  const honest = unknown.filter(
    ({ status, whole, retryAfter, cache }) =>
      status === 503 && whole && retryAfter !== null && cache?.includes('no-store'),
  )
  checks.record(
    'unknown pages refused with 503, Retry-After and no-store',
    `${honest.length} of ${unknown.length}, slowest ${slowest(unknown)} ms`,
    honest.length === unknown.length && slowest(unknown) < maxRefusal,
  )
}

function checkBackEnd(checks: Checks, { readiness, calls: asked, known }: Outage): void {
  checks.record(
    '/readyz in the outage',
    [...readiness].join('; '),
    [...readiness].every((text) => /^503 catalogue/.test(text)),
  )
  checks.record(
    'calls during the outage, per page and minute',
    (asked / known.length).toFixed(2),
    asked <= known.length * 2,
  )
}

function checkBurstsInOutage(checks: Checks, { stampede: { known, unknown } }: Outage): void {
  const shown = known.filter(({ status }) => status === 200)
  const refused = unknown.filter(({ status }) => status === 503)
  checks.record(
    `${2 * burst} at once in the outage: known and unknown`,
    `${shown.length} shown, ${refused.length} refused, slowest ${slowest([...known, ...unknown])} ms`,
    shown.length === burst && refused.length === burst,
  )
}

function checkRecovery(
  checks: Checks,
  { recoveries, burstCalls }: Recovery,
  { singleCalls }: Baseline,
): void {
  for (const [what, after] of recoveries) {
    checks.record(`recovery: ${what}`, `${(after / 1_000).toFixed(1)} s`, after < maxRecovery)
  }
  checks.record(
    `${2 * burst} at once on two pages when the back end is back: calls`,
    formatCalls(burstCalls, singleCalls),
    withinTimes(4, burstCalls, singleCalls),
  )
}

/** Maximum number of sequential calls of an uncached page: for its frame, its address and its product. */
const longestChain = 3

function checkSlowness(checks: Checks, { delay, visits, failing }: Slowness): void {
  const shown = visits.filter(({ status, whole }) => status === 200 && whole)
  const time = slowest(visits)
  // Calls for stock have a shorter deadline; pages are shown without it.
  const isTooSlow = (service: string) => service === 'stock' && delay >= deadlines.stock
  checks.record(
    `every call takes ${delay / 1_000} s: uncached pages`,
    `${shown.length} of ${visits.length} shown, slowest ${time} ms; failing: ${failing.join() || 'nothing'}`,
    shown.length === visits.length && time < longestChain * delay + 1_000 && failing.every(isTooSlow),
  )
}

function slowest(visits: Visit[]): number {
  return Math.round(Math.max(...visits.map(({ milliseconds }) => milliseconds)))
}
