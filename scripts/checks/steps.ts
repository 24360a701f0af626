import { locales } from '#src/i18n/locales.ts'
import { demo } from '../shop/demo.ts'
import type { Checks } from './checks.ts'
import { coreLanguages } from './core-languages.ts'
import { parseJourneyReport, parseUnitReport } from './report.ts'

const quiet = { WRANGLER_LOG: 'error', WRANGLER_SEND_METRICS: 'false' }

export const checkTypes = (checks: Checks) =>
  checks.check(
    'Types',
    'npm run types',
    { words: ['react-router', 'typegen'], env: quiet },
    { words: ['tsc', '--noEmit'] },
  )

export const checkLint = (checks: Checks) =>
  checks.check('Lint and format', 'npm run lint', { words: ['biome', 'ci', '--error-on-warnings', '.'] })

export const checkBuild = (checks: Checks) =>
  checks.check('Build', 'npm run build', { words: ['node', 'scripts/build.ts'] })

/** A merchant's own settings may lack an environment. */
const exampleSettings = { DEPLOY_SETTINGS: '.deploy.example.toml' }

export const checkDeployment = (checks: Checks) =>
  checks.check(
    'Deployment, up to the account',
    'npm run deploy -- --dry-run',
    ...[...(demo ? [['--demo']] : []), ['--env', 'staging']].map((environment) => ({
      words: ['node', 'scripts/deploy/deploy.ts', '--dry-run', ...environment],
      env: exampleSettings,
    })),
  )

export const checkUnits = (checks: Checks, args: string[], env: Record<string, string> = {}) =>
  checks.suite(
    'Unit tests, Worker and sandbox',
    'npm run test:unit',
    (report) => ({
      words: [
        ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`, ...args],
      ],
      env,
    }),
    (text) => parseUnitReport(text, process.cwd()),
  )

export const checkJourneys = (checks: Checks, name: string, chromium: string, args: string[]) => {
  const searched = args.includes('@core') ? coreLanguages : locales
  return checks.suite(
    name,
    'npm run test:journeys',
    (report) => ({
      words: ['node', 'scripts/journeys.ts', ...args],
      env: { REPORT: report, CHROMIUM: chromium, SEARCHED: searched.join() },
    }),
    (text) => parseJourneyReport(text, 'test:journeys'),
  )
}

export const checkEngines = (checks: Checks) =>
  checks.suite(
    'Journeys in Firefox and WebKit',
    'npm run journeys:engines',
    (report) => ({ words: ['node', 'scripts/engines.ts'], env: { REPORT: report } }),
    (text) => parseJourneyReport(text, 'journeys:engines'),
  )

export const checkScript = (checks: Checks, name: string, script: string, file: string, ...args: string[]) =>
  checks.check(name, `npm run ${script}`, { words: ['node', file, ...args] })
