import fc from 'fast-check'
import { type Report, runSchedule } from './run-schedule.ts'
import type { Service } from './service.ts'
import type { Press, Step } from './shopper.ts'
import type { CreateCart } from './tab.ts'

const tab = fc.nat({ max: 2 })
const item = fc.constantFrom('1-1', '5-1', '15-1')
const by = fc.integer({ min: 1, max: 9 })

const press = (kind: Press) => fc.record({ tab, kind: fc.constant(kind), item, by })
const presses = fc.oneof(...(['add', 'add', 'more', 'more', 'fewer', 'remove'] as const).map(press))
const setLanguage = fc.record({
  tab,
  kind: fc.constant('setLanguage' as const),
  language: fc.constantFrom('en', 'sv'),
})
const event = fc.oneof(
  fc.record({ tab, kind: fc.constant('reload' as const) }),
  fc.record({ tab, kind: fc.constant('duplicate' as const) }),
  fc.record({ tab, kind: fc.constant('look' as const) }),
  fc.record({ tab, kind: fc.constant('offline' as const) }),
  fc.record({ tab, kind: fc.constant('online' as const) }),
  fc.record({ tab, kind: fc.constant('elsewhere' as const), deposits: fc.nat({ max: 4 }) }),
)

const widget = fc.record({ tab, kind: fc.constantFrom('startWidget' as const, 'payByWidget' as const) })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: presses },
  { weight: 1, arbitrary: setLanguage },
  { weight: 2, arbitrary: event },
  { weight: 2, arbitrary: widget },
)

/** One to three tabs, up to twelve steps, and a draw for the fate of each request. */
const draws = [
  fc.scheduler(),
  fc.integer({ min: 1, max: 3 }),
  fc.array(step, { minLength: 1, maxLength: 12, size: 'max' }),
  fc.infiniteStream(fc.nat({ max: 99 })),
] as const

interface CheckOptions {
  runs: number
  /** Drawn at random, and reported, when absent. */
  seed?: number | undefined
  createService?: () => Promise<Service & { close(): void }>
}

/** Plays schedules until one breaks a promise; `message` then says which, with the least that it takes. */
export async function checkSchedules({ runs, seed, createService }: CheckOptions) {
  const totals = { pressed: 0, applied: 0, requests: 0, faults: 0, payments: 0 }
  const property = fc.asyncProperty(...draws, async (scheduler, tabs, steps, fates) => {
    const service = await createService?.()
    const report = await runSchedule({ scheduler, tabs, steps, fates, ...(service ? { service } : {}) })
    service?.close()
    totals.pressed += report.pressed
    totals.applied += report.applied
    totals.requests += report.requests
    totals.faults += report.faults
    totals.payments += report.payments
    if (report.wrong.length > 0) throw new Error(report.wrong.join('; '))
  })
  const found = await fc.check(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) })
  const message = found.failed
    ? `${String(found.errorInstance)}\n${await fc.asyncDefaultReportMessage(found)}`
    : ''
  return { seed: found.seed, runs: found.numRuns, message, totals }
}

/** Plays `runs` schedules with another cart implementation and counts those that break an invariant. */
export async function countBroken(runs: number, createCart: CreateCart): Promise<number> {
  const reports: Report[] = []
  for (const [scheduler, tabs, steps, fates] of fc.sample(fc.tuple(...draws), runs)) {
    reports.push(await runSchedule({ scheduler, tabs, steps, fates, createCart }))
  }
  return reports.filter(({ wrong }) => wrong.length > 0).length
}
