import * as v from 'valibot'

/** The result of a journey suite. */
export interface JourneyReport {
  passed: number
  failed: number
  /** Journeys that passed at the second attempt only, as `file:line title`; they are in neither count. */
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

/** Parses Playwright's JSON report; throws on anything else. */
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
