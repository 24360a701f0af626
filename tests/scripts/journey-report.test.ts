import { expect, test } from 'vitest'
import { parseJourneyReport } from '#scripts/journey-report.ts'

const spec = (title: string, status: string) => ({
  title,
  file: 'a.journey.ts',
  line: 7,
  tests: [{ status }],
})

test('a journey that passed at the second attempt is named, however deep it is nested', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 2 },
    suites: [
      {
        specs: [spec('passes', 'expected'), spec('wavers', 'flaky')],
        suites: [
          { specs: [spec('fails', 'unexpected')], suites: [{ specs: [spec('wavers too', 'flaky')] }] },
        ],
      },
    ],
  }
  expect(parseJourneyReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    flaky: ['a.journey.ts:7 wavers', 'a.journey.ts:7 wavers too'],
  })
})

test('what is no report is refused', () => {
  expect(() => parseJourneyReport('{}')).toThrow()
})
