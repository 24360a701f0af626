import { expect, test } from 'vitest'
import { parseJourneyReport, parseUnitReport } from '#scripts/checks/report.ts'

const journey = (title: string, status: string, durations = [1_000]) => ({
  title,
  file: 'cart/cart.journey.ts',
  line: 7,
  tests: [{ status, projectName: 'journeys', results: durations.map((duration) => ({ duration })) }],
})
const journeyReport = (specs: object[], errors: object[] = []) =>
  JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }], errors })

test('a journey that passed at its second attempt is reported as retried, with the time of both', () => {
  const text = journeyReport([journey('passes', 'expected'), journey('wavers', 'flaky', [2_000, 3_000])])
  const { passed, failed, retried } = parseJourneyReport(text, 'test:journeys')
  expect({ passed, failed }).toEqual({ passed: 1, failed: [] })
  expect(retried).toEqual([
    {
      title: 'cart/cart.journey.ts:7 wavers (journeys)',
      command: 'npm run test:journeys -- cart/cart.journey.ts:7',
      duration: 5_000,
    },
  ])
})

test('a failed journey is reported with a command for only this one, a skipped one not at all', () => {
  const text = journeyReport([journey('fails', 'unexpected'), journey('is skipped', 'skipped', [])])
  const { failed, tests } = parseJourneyReport(text, 'journeys:engines')
  expect(failed.map(({ command }) => command)).toEqual(['npm run journeys:engines -- cart/cart.journey.ts:7'])
  expect(tests).toHaveLength(1)
})

test('an error outside any journey is a failure', () => {
  const text = journeyReport([journey('passes', 'expected')], [{ message: 'SyntaxError: in a file\n at …' }])
  expect(parseJourneyReport(text, 'test:journeys').failed).toMatchObject([
    { title: 'SyntaxError: in a file' },
  ])
})

const file = (status: string, assertionResults: object[]) => ({
  name: '/shop/tests/paths.test.ts',
  status,
  assertionResults,
})
const unit = (title: string, status: string) => ({ title, fullName: `links ${title}`, status, duration: 5 })

test('a failed unit test is reported with a command for only this one, its title as a pattern in quotes', () => {
  const testResults = [file('failed', [unit("a path's end (/)", 'failed'), unit('another', 'passed')])]
  const { passed, failed } = parseUnitReport(JSON.stringify({ testResults }), '/shop')
  expect(passed).toBe(1)
  expect(failed).toEqual([
    {
      title: "tests/paths.test.ts: links a path's end (/)",
      command: `npm run test:unit -- tests/paths.test.ts -t 'a path'\\''s end \\(/\\)'`,
      duration: 5,
    },
  ])
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [file('failed', [])]
  expect(parseUnitReport(JSON.stringify({ testResults }), '/shop').failed).toMatchObject([
    { command: 'npm run test:unit -- tests/paths.test.ts' },
  ])
})

test('anything but a report is refused', () => {
  expect(() => parseUnitReport('{}', '/shop')).toThrow()
  expect(() => parseJourneyReport('{}', 'test:journeys')).toThrow()
})
