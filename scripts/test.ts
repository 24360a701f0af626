import { findChromium } from './browsers/chromium.ts'
import { startChecks } from './checks/checks.ts'
import { findRedis } from './checks/redis-server.ts'
import { allTests, selectTests } from './checks/selection.ts'
import {
  checkBuild,
  checkDeployment,
  checkJourneys,
  checkLint,
  checkTypes,
  checkUnits,
} from './checks/steps.ts'
import { exitWithError } from './exit-with-error.ts'

/**
 * The core of all checks, cheapest first: `npm test`. With words only tests that belong to them: `npm test -- cart`,
 * `npm test -- src/features/cart/queue`.
 */
const words = process.argv.slice(2)
const all = allTests()
const chosen = words.map((word) => {
  const selection = selectTests(word, all)
  if (selection.units.length + selection.journeys.length === 0)
    exitWithError(`No test belongs to "${word}": name a folder of tests/, or a path in src/ or worker/.`)
  return selection
})
const units = [...new Set(chosen.flatMap((selection) => selection.units))]
const journeys = [...new Set(chosen.flatMap((selection) => selection.journeys))]
const isWhole = words.length === 0
// The time of the checks does not include installing.
const hasJourneys = (isWhole ? all : { journeys }).journeys.length > 0
const chromium = hasJourneys ? findChromium() : ''
if (isWhole || units.length > 0) findRedis()

const checks = startChecks()
if (isWhole) {
  await checkTypes(checks)
  await checkLint(checks)
}
await checkBuild(checks)
if (isWhole) await checkDeployment(checks)
if (isWhole || units.length > 0) await checkUnits(checks, units)
if (hasJourneys) await checkJourneys(checks, 'Core journeys', chromium, ['--grep', '@core', ...journeys])
process.exit(checks.end())
