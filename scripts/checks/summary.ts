import type { SuiteReport, TimedTest } from './report.ts'
import { formatTime } from './time.ts'

export interface Outcome {
  name: string
  /** Milliseconds. */
  duration: number
  /** True if it consists of tests; otherwise it counts as one. */
  isSuite: boolean
  report: SuiteReport
}

const slowestShown = 10
/** Milliseconds; quicker tests are not listed. */
const slow = 1_000

/** Returns the exit code. */
export function printSummary(outcomes: Outcome[], duration: number): number {
  const reports = outcomes.map(({ report }) => report)
  const failed = reports.flatMap((report) => report.failed)
  const retried = reports.flatMap((report) => report.retried)
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const slowest = reports
    .flatMap((report) => report.tests)
    .filter((test) => test.duration >= slow)
    .sort((one, other) => other.duration - one.duration)
    .slice(0, slowestShown)

  if (slowest.length > 0) {
    console.log('\nSlowest:')
    for (const { title, duration } of slowest) console.log(`  ${formatTime(duration).padStart(12)}  ${title}`)
  }
  printTests('Passed at a second attempt only, which counts as failed', retried)
  printTests('Failed', failed)
  console.log(`\n${retried.length} retried, ${formatTime(duration)} in all`)
  console.log(`${passed} passed, ${failed.length + retried.length} failed`)
  return passed > 0 && failed.length + retried.length === 0 ? 0 : 1
}

function printTests(heading: string, tests: TimedTest[]): void {
  if (tests.length === 0) return
  console.log(`\n${heading}:`)
  for (const { title, command } of tests) console.log(`  ${title}\n    ${command}`)
}
