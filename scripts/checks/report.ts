import { relative } from 'node:path'
import * as v from 'valibot'

/** A test that ran, with the command to run only this one. */
export interface TimedTest {
  title: string
  command: string
  /** Milliseconds of all attempts together. */
  duration: number
}

export interface SuiteReport {
  passed: number
  /** Tests whose last attempt failed, and files that could not be loaded. */
  failed: TimedTest[]
  /** Tests that passed, but not at the first attempt: defects, too, and not part of `passed`. */
  retried: TimedTest[]
  tests: TimedTest[]
}

const UnitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
        }),
      ),
    }),
  ),
})

/** Parses the JSON report of Vitest. `root` is the folder that commands are given from. Throws on anything else. */
export function parseUnitReport(text: string, root: string): SuiteReport {
  const report: SuiteReport = { passed: 0, failed: [], retried: [], tests: [] }
  for (const { name, status, assertionResults } of v.parse(UnitReport, JSON.parse(text)).testResults) {
    const file = relative(root, name)
    const command = `npm run test:unit -- ${file}`
    for (const { title, fullName, status, duration } of assertionResults) {
      const test = {
        title: `${file}: ${fullName}`,
        command: `${command} -t ${inQuotes(patternOf(title))}`,
        duration,
      }
      report.tests.push(test)
      if (status === 'passed') report.passed++
      else if (status === 'failed') report.failed.push(test)
    }
    const isBroken = status === 'failed' && !assertionResults.some(({ status }) => status === 'failed')
    if (isBroken) report.failed.push({ title: `${file} does not run to its end`, command, duration: 0 })
  }
  return report
}

interface Suite {
  specs: Spec[]
  suites?: Suite[] | undefined
}

type Spec = v.InferOutput<typeof Spec>
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      projectName: v.string(),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
})
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})
const JourneyReport = v.object({
  suites: v.array(Suite),
  /** Errors outside any test, such as a file that does not load or the limit on failures. */
  errors: v.array(v.object({ message: v.optional(v.string()) })),
})

/** Parses the JSON report of Playwright. `script` is the npm script that runs the suite. Throws on anything else. */
export function parseJourneyReport(text: string, script: string): SuiteReport {
  const report: SuiteReport = { passed: 0, failed: [], retried: [], tests: [] }
  const { suites, errors } = v.parse(JourneyReport, JSON.parse(text))
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    const command = `npm run ${script} -- ${file}:${line}`
    for (const { status, projectName, results } of tests) {
      if (status === 'skipped') continue
      const duration = results.reduce((sum, result) => sum + result.duration, 0)
      const test = { title: `${file}:${line} ${title} (${projectName})`, command, duration }
      report.tests.push(test)
      if (status === 'expected') report.passed++
      else (status === 'flaky' ? report.retried : report.failed).push(test)
    }
  }
  for (const { message = 'unknown error' } of errors)
    report.failed.push({ title: message.split('\n')[0] ?? '', command: `npm run ${script}`, duration: 0 })
  return report
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The title as `-t` of Vitest expects it: a regular expression. */
function patternOf(title: string): string {
  return title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** A text as one word of a POSIX shell. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
