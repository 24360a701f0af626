import { parseArgs } from 'node:util'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { createNaiveCart } from '#tests/support/cart-model/naive-cart.ts'
import { checkSchedules, countBroken } from '#tests/support/cart-model/schedules.ts'
import { checkCarKeys } from '#tests/support/properties/car-key.ts'
import { checkComparisonAddresses } from '#tests/support/properties/comparison.ts'
import { checkSearchFilters } from '#tests/support/properties/filter.ts'
import type * as FitProperties from '#tests/support/properties/fit.ts'
import { checkGarages } from '#tests/support/properties/garage.ts'
import { checkOrderLists } from '#tests/support/properties/order-list.ts'
import { checkPlates } from '#tests/support/properties/plate.ts'
import { checkQueries } from '#tests/support/properties/query.ts'
import { checkRanges } from '#tests/support/properties/range.ts'
import { checkRecentSearches } from '#tests/support/properties/recent-search.ts'
import { checkReturnFields, checkReturnTargets } from '#tests/support/properties/return.ts'
import { checkScrubber } from '#tests/support/properties/scrub.ts'
import type * as SharedLinkProperties from '#tests/support/properties/shared-link.ts'
import { checkSnapshots } from '#tests/support/properties/snapshot.ts'
import { checkDecodedVins } from '#tests/support/properties/vin.ts'
import { checkWebhookPayloads, checkWebhookSignatures } from '#tests/support/properties/webhook.ts'
import { contentModules } from './build/content-modules.ts'
import { messageModules } from './build/message-modules.ts'
import { exitWithError } from './exit-with-error.ts'

/**
 * Tests the cart and links to saved carts by models, all parsers with hostile input, and the fit of the whole catalogue
 * for random cars. `npm run fuzz -- --share 0.02` makes a fiftieth of the tries, `--seed 42` repeats a run.
 */
const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string' } },
})
const share = Number(values.share)
if (!(share > 0)) exitWithError(`--share is "${values.share}": write a number above 0, such as 0.02.`)
/** Number of tries; a schedule or a car takes much longer than a text. */
const runsOf = (count: number) => Math.max(1, Math.round(count * share))
const schedules = runsOf(10_000)
const links = runsOf(2_000)
const cars = runsOf(20_000)
const texts = runsOf(1_000_000)
const chosenSeed = values.seed === undefined ? undefined : Number(values.seed)
const compared = 500

// The catalogue's schema is a file of SQL, which Node cannot import.
const modules = await createServer({
  configFile: false,
  logLevel: 'error',
  plugins: [messageModules(), contentModules()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
})
const { checkFit } = await load<typeof FitProperties>('./tests/support/properties/fit.ts')
const { checkSharedLinks } = await load<typeof SharedLinkProperties>(
  './tests/support/properties/shared-link.ts',
)

const started = performance.now()
const { runs, seed, message, totals } = await checkSchedules({ runs: schedules, seed: chosenSeed })
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const broken = await countBroken(compared, createNaiveCart)

console.log(`Cart: ${runs} schedules, each of one to three tabs, in ${seconds} s (seed ${seed})`)
console.log(`  ${totals.pressed} presses led to ${totals.applied} changes`)
console.log(`  ${totals.requests} requests, of which ${totals.faults} failed or lost their reply`)
console.log(
  `  without the queue ${Math.round((broken / compared) * 100)} % of ${compared} schedules end wrong`,
)
console.log(
  message ||
    '  no cart differs from the server’s; nothing is lost or made twice, and deposits equal their parts',
)

const sound = [
  await tryInputs('Links to saved carts', links, [
    'schedules of three people with one link: nobody saw or changed what is another’s',
    checkSharedLinks,
  ]),
  await tryInputs('Payment returns', texts, [
    'sets of fields nested without a throw or a changed prototype',
    checkReturnFields,
  ]),
  await tryInputs('Payment returns', texts, [
    'return addresses led to one of the 21 pages',
    checkReturnTargets,
  ]),
  await tryInputs('Cars in addresses', texts, [
    'texts read without a throw, and written as they were',
    checkCarKeys,
  ]),
  await tryInputs('Fit', cars, [
    'cars got the answers of a naive evaluator for every part of their model',
    checkFit,
  ]),
  await tryInputs('Chassis numbers', texts, [
    'texts read without a throw, and to themselves',
    checkDecodedVins,
  ]),
  await tryInputs('Registration plates', texts, [
    'texts read without a throw, and to themselves',
    checkPlates,
  ]),
  await tryInputs('Cars of this browser', texts, [
    'texts read without a throw, and written and read as the same',
    checkGarages,
  ]),
  await tryInputs('Comparisons', texts, [
    'addresses read without a throw, and written and read as the same',
    checkComparisonAddresses,
  ]),
  await tryInputs('Ranges of measures', texts, [
    'texts read without a throw, and written and read as the same',
    checkRanges,
  ]),
  await tryInputs('Shared wishlists', texts, [
    'links read without a throw, and written and read as the same',
    checkSnapshots,
  ]),
  await tryInputs('Filters of searches', texts, [
    'expressions read or refused, and written and read as the same',
    checkSearchFilters,
  ]),
  await tryInputs('Search keywords', texts, [
    'keywords read without a throw, and to themselves',
    checkQueries,
  ]),
  await tryInputs('Recent searches', texts, [
    'texts read without a throw, and keywords read as they were written',
    checkRecentSearches,
  ]),
  await tryInputs('Lists of part numbers', texts, [
    'lists read as they were meant, and texts without a throw',
    checkOrderLists,
  ]),
  await tryInputs('Notices of changes', texts, [
    'signatures accepted as they were made, and refused when anything was changed',
    checkWebhookSignatures,
  ]),
  await tryInputs('Notices of changes', texts, [
    'payloads read without a throw, and as what they name',
    checkWebhookPayloads,
  ]),
  await tryInputs('Messages of errors', texts, [
    'messages and stacks left without an e-mail address, number, token or name',
    checkScrubber,
  ]),
].every(Boolean)
process.exit(message || broken === 0 || !sound ? 1 : 0)

/** Imports a module through Vite, because Node cannot import all of its files. */
async function load<Module>(path: string): Promise<Module> {
  const { ssr } = modules.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here.')
  return ssr.runner.import<Module>(path)
}

/** True if it passed. */
async function tryInputs(
  area: string,
  numRuns: number,
  [what, check]: [what: string, check: (runs: { numRuns: number; seed: number }) => unknown],
): Promise<boolean> {
  const seed = chosenSeed ?? Date.now() & 0x7fffffff
  try {
    await check({ numRuns, seed })
    console.log(`${area}: ${numRuns} ${what} (seed ${seed})`)
    return true
  } catch (error) {
    console.log(`${area}: ${error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : error}`)
    return false
  }
}
