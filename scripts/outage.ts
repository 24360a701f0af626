import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { localVariables } from './local-variables.ts'
import { callsInWords, questions, withinTimes } from './outage/calls.ts'
import { clockModule, putForward } from './outage/clock.ts'
import { faultSwitch } from './outage/fault-switch.ts'
import { outagePages } from './outage/pages.ts'
import { until } from './outage/until.ts'
import { Verdicts } from './outage/verdicts.ts'
import { type Visit, visit, visitAll } from './outage/visit.ts'
import { freePort } from './port.ts'

const minutes = 10
const crowd = 200
const longestRecovery = 15_000
/** Milliseconds this script takes at most. */
const longest = 180_000

/** A minute of each, then round again: dark is not one thing. */
const darkness = [
  { kind: 'status', status: 503, retryAfter: 60 },
  { kind: 'reset' },
  { kind: 'status', status: 200, body: 'html' },
  { kind: 'hang' },
  { kind: 'malformed' },
  { kind: 'truncated' },
  { kind: 'status', status: 500, body: 'empty' },
]
const giveUp = setTimeout(() => {
  console.error(`Not finished after ${longest / 1_000} s`)
  process.exit(1)
}, longest)
giveUp.unref()

build()
const port = await freePort()
const origin = `http://localhost:${port}`
const state = mkdtempSync(join(tmpdir(), 'tappet-outage-'))
const variables = { ...localVariables(origin), LOG_LEVEL: 'error' }
const server = await serveBuilt({ port, state, variables, before: clockModule })
const faults = faultSwitch(origin)
const verdicts = new Verdicts()

const { warm, cold } = await outagePages(origin)
const nextCold = (kind = '/') => {
  const path = cold.find((one) => one.startsWith(kind))
  if (path === undefined) throw new Error('No page is left that nobody has asked for')
  cold.splice(cold.indexOf(path), 1)
  return path
}
await visitAll(origin, warm)
const known = new Map((await visitAll(origin, warm)).map(({ path, heading }) => [path, heading]))

const calm = await countCalls(() => visit(origin, nextCold('/p/')))
const rush = await countCalls(() => Promise.all(crowdAt(nextCold('/p/'))))
verdicts.judge(
  `${crowd} at once at a part nobody has asked for: calls`,
  callsInWords(rush, calm),
  withinTimes(2, rush, calm),
)

// Nothing is asked for meanwhile: in the end the copies are too old to be renewed behind the visitor's back.
await putForward(origin, 2 * 60_000)
const dark: Visit[] = []
const refused: Visit[] = []
const ill = new Set<string>()
let asked = 0
for (let minute = 0; minute < minutes; minute += 1) {
  await faults.clear()
  await faults.darken(darkness[minute % darkness.length] ?? {})
  await putForward(origin, 60_000)
  dark.push(...(await visitAll(origin, warm)))
  refused.push(...(await visitAll(origin, [nextCold(), nextCold()])))
  const readiness = await fetch(`${origin}/readyz`)
  ill.add(`${readiness.status} ${(await readiness.json()).ill}`)
  asked += await faults.hits()
}
const stampede = await Promise.all([...crowdAt(warm[1] ?? '/'), ...crowdAt(nextCold())])

await faults.clear()
const returned = performance.now()
const again = nextCold()
const [first, fresh, ready] = await Promise.all([
  until(
    () => visit(origin, again),
    ({ status }) => status === 200,
  ),
  until(
    () => visitAll(origin, warm),
    (visits) => visits.every(({ status, stale }) => status === 200 && !stale),
  ),
  until(
    () => fetch(`${origin}/readyz`),
    ({ status }) => status === 200,
  ),
])
// As stale as when the light came back, and everybody comes at once.
await putForward(origin, 11 * 60_000)
const rushBack = await countCalls(() =>
  Promise.all([...crowdAt(warm[1] ?? '/'), ...crowdAt(nextCold('/p/'))]),
)

const good = dark.filter(
  ({ path, status, heading, whole }) => status === 200 && whole && heading === known.get(path),
)
verdicts.judge(
  `known pages shown in ${minutes} minutes of darkness`,
  `${good.length} of ${dark.length}, slowest ${slowest(dark)} ms`,
  good.length === dark.length,
)
verdicts.judge(
  'of them from old copies',
  `${dark.filter(({ stale }) => stale).length}`,
  dark.every(({ stale }) => stale),
)
const honest = refused.filter(
  ({ status, whole, retryAfter, cache }) =>
    status === 503 && whole && retryAfter !== null && cache?.includes('no-store'),
)
verdicts.judge(
  'unknown pages refused with 503, Retry-After and no-store',
  `${honest.length} of ${refused.length}, slowest ${slowest(refused)} ms`,
  honest.length === refused.length && slowest(refused) < 4_500,
)
verdicts.judge(
  '/readyz in the dark',
  [...ill].join('; '),
  [...ill].every((text) => /^503 catalogue/.test(text)),
)
verdicts.judge(
  'calls made in the dark, a page and minute',
  (asked / dark.length).toFixed(2),
  asked <= dark.length * 2,
)
verdicts.judge(
  `${2 * crowd} at once in the dark: known and unknown`,
  `${stampede.filter(({ status }) => status === 200).length} shown, ${stampede.filter(({ status }) => status === 503).length} refused, slowest ${slowest(stampede)} ms`,
  stampede.every(({ status }, index) => status === (index < crowd ? 200 : 503)),
)
const recoveries: [string, number][] = [
  ['an unknown page', first],
  ['all known pages fresh', fresh],
  ['/readyz', ready],
]
for (const [what, at] of recoveries) {
  verdicts.judge(
    `recovery: ${what}`,
    `${((at - returned) / 1_000).toFixed(1)} s`,
    at - returned < longestRecovery,
  )
}
verdicts.judge(
  `${2 * crowd} at once on two pages when the light is back: calls`,
  callsInWords(rushBack, calm),
  withinTimes(4, rushBack, calm),
)

await server.dispose()
rmSync(state, { recursive: true, force: true })
console.log(`\nThe back end dark for ${minutes} minutes, by a clock put forward a minute at a time`)
process.exit(verdicts.print() === 0 ? 0 : 1)

function crowdAt(path: string): Promise<Visit>[] {
  return Array.from({ length: crowd }, () => visit(origin, path))
}

/** What the back end is asked while something is done, by path. */
async function countCalls(work: () => Promise<unknown>): Promise<Map<string, number>> {
  await faults.count(questions)
  await work()
  const counts = await faults.counts()
  await faults.clear()
  return counts
}

function slowest(visits: Visit[]): number {
  return Math.round(Math.max(...visits.map(({ milliseconds }) => milliseconds)))
}
