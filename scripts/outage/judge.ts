import type { Baseline } from './baseline.ts'
import { burst } from './burst.ts'
import { callsInWords, withinTimes } from './calls.ts'
import { Checks } from './checks.ts'
import { minutes, type Outage } from './outage.ts'
import type { Recovery } from './recovery.ts'
import type { Visit } from './visit.ts'

const maxRecovery = 15_000
/** Milliseconds in which a page nobody knows is refused. */
const maxRefusal = 4_500

/** Holds what was measured against what is promised. */
export function judge(baseline: Baseline, outage: Outage, recovery: Recovery): Checks {
  const verdicts = new Checks()
  judgeCrowd(verdicts, baseline)
  judgePages(verdicts, outage, baseline)
  judgeBackEnd(verdicts, outage)
  judgeStampede(verdicts, outage)
  judgeRecovery(verdicts, recovery, baseline)
  return verdicts
}

function judgeCrowd(verdicts: Checks, { alone, rush }: Baseline): void {
  verdicts.judge(
    `${burst} at once at a part nobody has asked for: calls`,
    callsInWords(rush, alone),
    withinTimes(2, rush, alone),
  )
}

function judgePages(verdicts: Checks, { known, unknown }: Outage, { headings }: Baseline): void {
  const good = known.filter(
    ({ path, status, heading, whole }) => status === 200 && whole && heading === headings.get(path),
  )
  verdicts.judge(
    `known pages shown in ${minutes} minutes of outage`,
    `${good.length} of ${known.length}, slowest ${slowest(known)} ms`,
    good.length === known.length,
  )
  verdicts.judge(
    'of them from old copies',
    `${known.filter(({ stale }) => stale).length}`,
    known.every(({ stale }) => stale),
  )
  const honest = unknown.filter(
    ({ status, whole, retryAfter, cache }) =>
      status === 503 && whole && retryAfter !== null && cache?.includes('no-store'),
  )
  verdicts.judge(
    'unknown pages refused with 503, Retry-After and no-store',
    `${honest.length} of ${unknown.length}, slowest ${slowest(unknown)} ms`,
    honest.length === unknown.length && slowest(unknown) < maxRefusal,
  )
}

function judgeBackEnd(verdicts: Checks, { readiness, asked, known }: Outage): void {
  verdicts.judge(
    '/readyz in the outage',
    [...readiness].join('; '),
    [...readiness].every((text) => /^503 catalogue/.test(text)),
  )
  verdicts.judge(
    'calls made in the outage, a page and minute',
    (asked / known.length).toFixed(2),
    asked <= known.length * 2,
  )
}

function judgeStampede(verdicts: Checks, { stampede: { known, unknown } }: Outage): void {
  const shown = known.filter(({ status }) => status === 200)
  const refused = unknown.filter(({ status }) => status === 503)
  verdicts.judge(
    `${2 * burst} at once in the outage: known and unknown`,
    `${shown.length} shown, ${refused.length} refused, slowest ${slowest([...known, ...unknown])} ms`,
    shown.length === burst && refused.length === burst,
  )
}

function judgeRecovery(verdicts: Checks, { recoveries, rush }: Recovery, { alone }: Baseline): void {
  for (const [what, after] of recoveries) {
    verdicts.judge(`recovery: ${what}`, `${(after / 1_000).toFixed(1)} s`, after < maxRecovery)
  }
  verdicts.judge(
    `${2 * burst} at once on two pages when the back end is back: calls`,
    callsInWords(rush, alone),
    withinTimes(4, rush, alone),
  )
}

function slowest(visits: Visit[]): number {
  return Math.round(Math.max(...visits.map(({ milliseconds }) => milliseconds)))
}
