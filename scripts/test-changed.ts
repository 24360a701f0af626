import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import * as v from 'valibot'
import { findChromium } from './browsers/chromium.ts'
import { changeBase, changedFiles } from './checks/changed.ts'
import { startChecks } from './checks/checks.ts'
import { allTests, selectChanged } from './checks/selection.ts'
import { checkBuild, checkJourneys, checkLint, checkTypes, checkUnits } from './checks/steps.ts'

/**
 * Compares with `main`: runs unit tests that import a changed file or are in its folder, and core journeys of its
 * feature.
 */
const base = changeBase()
const changed = changedFiles(base)
if (changed.length === 0) {
  console.log('Nothing differs from main.')
  process.exit(0)
}
const all = allTests()
const { units, journeys } = selectChanged(changed, all)
const hasJourneys = (journeys ?? all.journeys).length > 0
const chromium = hasJourneys ? findChromium() : ''

const checks = startChecks()
await checkTypes(checks)
await checkLint(checks)
await checkBuild(checks)
const chosen = [...new Set([...units, ...importingTests()])]
if (chosen.length > 0) await checkUnits(checks, chosen)
if (hasJourneys)
  await checkJourneys(checks, 'Core journeys', chromium, ['--grep', '@core', ...(journeys ?? [])])
process.exit(checks.end())

/** Directly or not. */
function importingTests(): string[] {
  const args = ['list', '--config', 'tests/vitest.config.ts', '--filesOnly', '--json', '--changed', base]
  const listed = v.parse(
    v.array(v.object({ file: v.string() })),
    JSON.parse(execFileSync('vitest', args, { encoding: 'utf8' })),
  )
  return listed.map(({ file }) => relative(process.cwd(), file))
}
