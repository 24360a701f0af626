import { callsInWords, withinTimes } from './calls.ts'
import type { Calm } from './calm.ts'
import { crowd } from './crowd.ts'
import { type Darkness, minutes } from './darkness.ts'
import type { Return } from './return.ts'
import { Verdicts } from './verdicts.ts'
import type { Visit } from './visit.ts'

const longestRecovery = 15_000
/** Milliseconds in which a page nobody knows is refused. */
const longestRefusal = 4_500

/** Holds what was measured against what is promised. */
export function judge(calm: Calm, dark: Darkness, light: Return): Verdicts {
  const verdicts = new Verdicts()
  judgeCrowd(verdicts, calm)
  judgePages(verdicts, dark, calm)
  judgeBackEnd(verdicts, dark)
  judgeStampede(verdicts, dark)
  judgeReturn(verdicts, light, calm)
  return verdicts
}

function judgeCrowd(verdicts: Verdicts, { alone, rush }: Calm): void {
  verdicts.judge(
    `${crowd} at once at a part nobody has asked for: calls`,
    callsInWords(rush, alone),
    withinTimes(2, rush, alone),
  )
}

function judgePages(verdicts: Verdicts, { known, unknown }: Darkness, { headings }: Calm): void {
  const good = known.filter(
    ({ path, status, heading, whole }) => status === 200 && whole && heading === headings.get(path),
  )
  verdicts.judge(
    `known pages shown in ${minutes} minutes of darkness`,
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
    honest.length === unknown.length && slowest(unknown) < longestRefusal,
  )
}

function judgeBackEnd(verdicts: Verdicts, { readiness, asked, known }: Darkness): void {
  verdicts.judge(
    '/readyz in the dark',
    [...readiness].join('; '),
    [...readiness].every((text) => /^503 catalogue/.test(text)),
  )
  verdicts.judge(
    'calls made in the dark, a page and minute',
    (asked / known.length).toFixed(2),
    asked <= known.length * 2,
  )
}

function judgeStampede(verdicts: Verdicts, { stampede: { known, unknown } }: Darkness): void {
  const shown = known.filter(({ status }) => status === 200)
  const refused = unknown.filter(({ status }) => status === 503)
  verdicts.judge(
    `${2 * crowd} at once in the dark: known and unknown`,
    `${shown.length} shown, ${refused.length} refused, slowest ${slowest([...known, ...unknown])} ms`,
    shown.length === crowd && refused.length === crowd,
  )
}

function judgeReturn(verdicts: Verdicts, { recoveries, rush }: Return, { alone }: Calm): void {
  for (const [what, after] of recoveries) {
    verdicts.judge(`recovery: ${what}`, `${(after / 1_000).toFixed(1)} s`, after < longestRecovery)
  }
  verdicts.judge(
    `${2 * crowd} at once on two pages when the light is back: calls`,
    callsInWords(rush, alone),
    withinTimes(4, rush, alone),
  )
}

function slowest(visits: Visit[]): number {
  return Math.round(Math.max(...visits.map(({ milliseconds }) => milliseconds)))
}
