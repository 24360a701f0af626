import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findChromium } from './browsers/chromium.ts'
import { findEngines } from './browsers/engine-browsers.ts'
import { findOldestChromium } from './browsers/oldest-chromium.ts'
import { startChecks } from './checks/checks.ts'
import { findRedis } from './checks/redis-server.ts'
import { allTests } from './checks/selection.ts'
import {
  checkBuild,
  checkDeployment,
  checkEngines,
  checkJourneys,
  checkLint,
  checkScript,
  checkTypes,
  checkUnits,
} from './checks/steps.ts'
import { exitWithError } from './exit-with-error.ts'

/** Every check: `npm run check:all`, or a part of it, `npm run check:all -- --shard 2/4`. */
const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } })
const [, part = 0, parts = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(values.shard) ?? []).map(Number)
if (part < 1 || part > parts) exitWithError(`--shard is "${values.shard}": write it as 2/4, from 1/4 to 4/4.`)

const hasJourneys = allTests().journeys.length > 0
const chromium = hasJourneys ? findChromium() : ''
const oldest = hasJourneys ? findOldestChromium() : null
const engines = hasJourneys ? findEngines() : []
findRedis()
const checks = startChecks()
const shard = parts > 1 ? [`--shard=${part}/${parts}`] : []

/** Checks of scripts; a shop of one's own does not have all of them. */
const scripts: [name: string, script: string, file: string, ...args: string[]][] = [
  ['Installed packages', 'audit', 'scripts/packages/audit.ts'],
  ['Installation on a server', 'check:install', 'scripts/packages/check-install.ts'],
  ['Outage', 'outage', 'scripts/outage/outage.ts'],
  [
    ...(['Chaos, short', 'chaos', 'scripts/chaos.ts', '--shoppers', '30', '--minutes', '0.5'] as const),
    ...['--payments', '1000', '--cuts', '4', '--slow', '1', '--greedy', '15'],
  ],
  ['Fuzz, short', 'fuzz', 'scripts/fuzz.ts', '--share', '0.02'],
  ['Search index against the sandbox', 'search:sync:check', 'scripts/search-sync/check.ts'],
  ['Search score', 'search:score', 'scripts/search-score/search-score.ts'],
  ['A shop without the sandbox', 'new:check', 'scripts/new/check-new.ts'],
]

/** Checks that are not divided go round the parts. */
const whole = [
  () => checkTypes(checks),
  () => checkLint(checks),
  () => checkDeployment(checks),
  ...scripts
    .filter(([, , file]) => existsSync(file))
    .map(
      ([name, script, file, ...args]) =>
        () =>
          checkScript(checks, name, script, file, ...args),
    ),
  () =>
    engines.length > 0
      ? checkEngines(checks)
      : checks.skip('Journeys in Firefox and WebKit', 'there are none, or apt cannot install the browsers'),
]

await checkBuild(checks)
for (const [index, check] of whole.entries()) if (index % parts === part - 1) await check()
await checkUnits(checks, shard, { CHECKS: 'all' })
if (hasJourneys) await checkJourneys(checks, 'All journeys', chromium, shard)
if (oldest)
  await checkJourneys(checks, 'Core journeys, oldest Chromium', oldest, ['--grep', '@core', ...shard])
else checks.skip('Core journeys, oldest Chromium', 'there are no journeys, or apt offers one version only')
process.exit(checks.end())
