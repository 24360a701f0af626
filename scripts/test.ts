import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findChromium } from './chromium.ts'
import { findEngines } from './engine-browsers.ts'
import { parseJourneyReport } from './journey-report.ts'

interface Count {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'tappet-reports-'))

/** All checks of the project, cheapest first. */
const counts = [
  check('Types', [
    ['react-router', 'typegen'],
    ['tsc', '--noEmit'],
  ]),
  check('Lint and format', [['biome', 'ci', '--error-on-warnings', '.']]),
  check('Build', [['node', 'scripts/build.ts']]),
  check('Deploying, up to the account', [
    ['wrangler', 'deploy', '--dry-run'],
    ['wrangler', 'deploy', '--dry-run', '-c', 'dist/sandbox/wrangler.json'],
  ]),
  suite('Unit, Worker and sandbox', 'unit', unitReport),
  suite('Journeys', 'journeys', (file) =>
    journeyReport('scripts/journeys.ts', file, { CHROMIUM: findChromium() }),
  ),
  suite('Journeys in Firefox and WebKit', 'engines', (file) =>
    findEngines().length > 0 ? journeyReport('scripts/engines.ts', file) : null,
  ),
]
rmSync(reports, { recursive: true, force: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function run([command = '', ...args]: string[], env: Record<string, string> = {}): boolean {
  const child = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return child.status === 0
}

function heading(name: string) {
  console.log(`\n— ${name}`)
}

/** Runs commands that pass or fail as one check. */
function check(name: string, commands: string[][]): Count {
  heading(name)
  // Tools' own notices are no findings.
  const quiet = { WRANGLER_LOG: 'error', WRANGLER_SEND_METRICS: 'false' }
  const passes = commands.every((command) => run(command, quiet))
  return passes ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs a suite that reports its own counts; without a report it failed, with null it was skipped. */
function suite(
  name: string,
  file: string,
  report: (file: string) => { ran: boolean; count: Count } | null,
): Count {
  heading(name)
  const reported = report(join(reports, `${file}.json`))
  if (!reported) return { passed: 0, failed: 0 }
  const { ran, count } = reported
  const counted = ran && count.passed > 0
  return counted || count.failed > 0 ? count : { ...count, failed: 1 }
}

function unitReport(file: string) {
  const config = ['--config', 'tests/vitest.config.ts']
  const ran = run([
    'vitest',
    'run',
    ...config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const counts = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
  const { numPassedTests, numFailedTests } = read((text) => v.parse(counts, JSON.parse(text)), file) ?? {
    numPassedTests: 0,
    numFailedTests: 0,
  }
  return { ran, count: { passed: numPassedTests, failed: numFailedTests } }
}

/** Runs journeys; one that needed a second attempt counts as failed. */
function journeyReport(script: string, file: string, env: Record<string, string> = {}) {
  const ran = run(['node', script], { ...env, REPORT: file })
  const { passed, failed, flaky } = read(parseJourneyReport, file) ?? { passed: 0, failed: 0, flaky: [] }
  for (const name of flaky) console.log(`Flaky, passed at the second attempt only: ${name}`)
  return { ran, count: { passed, failed: failed + flaky.length } }
}

/** Reads a suite's report; undefined when there is none. */
function read<T>(parse: (text: string) => T, file: string): T | undefined {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
