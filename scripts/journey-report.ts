import * as v from 'valibot'

/** What came of a suite of journeys. */
export interface JourneyReport {
  passed: number
  failed: number
  /** Those that failed at first and passed when tried again, as `file:line title`; they are in neither count. */
  flaky: string[]
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
  tests: v.array(v.object({ status: v.string() })),
})
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})
const Report = v.object({
  suites: v.array(Suite),
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
})

/** Reads the report Playwright writes as JSON; throws on anything else. */
export function parseJourneyReport(text: string): JourneyReport {
  const { suites, stats } = v.parse(Report, JSON.parse(text))
  const flaky = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
  return { passed: stats.expected, failed: stats.unexpected, flaky }
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
