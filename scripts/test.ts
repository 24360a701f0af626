import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findChromium } from './chromium.ts'

interface Count {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'tappet-reports-'))

/** Every check of the project, in the order in which a fault is cheapest to find. */
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
  suite('Journeys', 'journeys', journeyReport),
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

/** Commands that pass or fail as one. */
function check(name: string, commands: string[][]): Count {
  heading(name)
  // What a tool says of itself is no finding.
  const quiet = { WRANGLER_LOG: 'error', WRANGLER_SEND_METRICS: 'false' }
  const passes = commands.every((command) => run(command, quiet))
  return passes ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A suite that counts its own tests; one that does not get that far has failed. */
function suite(name: string, file: string, report: (file: string) => { ran: boolean; count: Count }): Count {
  heading(name)
  const { ran, count } = report(join(reports, `${file}.json`))
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
  const { numPassedTests, numFailedTests } = read(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
    file,
  ) ?? { numPassedTests: 0, numFailedTests: 0 }
  return { ran, count: { passed: numPassedTests, failed: numFailedTests } }
}

function journeyReport(file: string) {
  const ran = run(['node', 'scripts/journeys.ts'], { CHROMIUM: findChromium(), REPORT: file })
  const stats = read(
    v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
    file,
  )?.stats ?? { expected: 0, unexpected: 0, flaky: 0 }
  if (stats.flaky)
    console.log(`${stats.flaky} passed at the second attempt only: see above, and find out why`)
  return { ran, count: { passed: stats.expected + stats.flaky, failed: stats.unexpected } }
}

function read<S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
