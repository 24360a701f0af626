import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { checkCarKeys } from '#tests/support/car-key-properties.ts'
import { createNaiveCart } from '#tests/support/cart-model/naive-cart.ts'
import { checkSchedules, countBroken } from '#tests/support/cart-model/schedules.ts'
import { checkComparisonAddresses } from '#tests/support/comparison-properties.ts'
import { checkFacetSearches } from '#tests/support/facet-search-properties.ts'
import { checkSearchFilters } from '#tests/support/filter-properties.ts'
import type * as FitProperties from '#tests/support/fit-properties.ts'
import { checkGarages } from '#tests/support/garage-properties.ts'
import { checkOrderLists } from '#tests/support/order-list-properties.ts'
import { checkPlates } from '#tests/support/plate-properties.ts'
import { checkQueries } from '#tests/support/query-properties.ts'
import { checkRanges } from '#tests/support/range-properties.ts'
import { checkRecentSearches } from '#tests/support/recent-search-properties.ts'
import { checkReturnFields, checkReturnTargets } from '#tests/support/return-properties.ts'
import { checkScrubber } from '#tests/support/scrub-properties.ts'
import { checkSnapshots } from '#tests/support/snapshot-properties.ts'
import { checkDecodedVins } from '#tests/support/vin-properties.ts'

/**
 * Runs the model-based tests of the cart, tries everything that reads texts from outside with hostile input, and asks of
 * random cars which parts of the whole catalogue fit them. How often is an option of each, and the seed is another:
 * `npm run fuzz -- --runs 10000 --returns 1000000 --fits 20000 --seed 42`.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    returns: { type: 'string', default: '1000000' },
    vins: { type: 'string', default: '1000000' },
    plates: { type: 'string', default: '1000000' },
    cars: { type: 'string', default: '1000000' },
    comparisons: { type: 'string', default: '1000000' },
    ranges: { type: 'string', default: '1000000' },
    facets: { type: 'string', default: '1000000' },
    fits: { type: 'string', default: '20000' },
    shared: { type: 'string', default: '1000000' },
    searches: { type: 'string', default: '1000000' },
    garages: { type: 'string', default: '1000000' },
    filters: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '1000000' },
    lists: { type: 'string', default: '1000000' },
    scrubs: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
  },
})
const chosenSeed = values.seed === undefined ? undefined : Number(values.seed)
const compared = 500

// The catalogue's schema is a file of SQL, which Node alone does not import.
const { module: fit } = await runnerImport<typeof FitProperties>('./tests/support/fit-properties.ts')

const started = performance.now()
const { runs, seed, message, totals } = await checkSchedules({ runs: Number(values.runs), seed: chosenSeed })
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
  tryInputs('Payment returns', values.returns, [
    'sets of fields nested without a throw or a changed prototype',
    checkReturnFields,
  ]),
  tryInputs('Payment returns', values.returns, [
    'return addresses led to one of the 21 pages',
    checkReturnTargets,
  ]),
  tryInputs('Cars in addresses', values.cars, [
    'texts read without a throw, and written as they were',
    checkCarKeys,
  ]),
  tryInputs('Fit', values.fits, [
    'cars got the answers of a naive evaluator for every part of their model',
    fit.checkFit,
  ]),
  tryInputs('Chassis numbers', values.vins, [
    'texts read without a throw, and to themselves',
    checkDecodedVins,
  ]),
  tryInputs('Registration plates', values.plates, [
    'texts read without a throw, and to themselves',
    checkPlates,
  ]),
  tryInputs('Cars of this browser', values.garages, [
    'texts read without a throw, and written and read as the same',
    checkGarages,
  ]),
  tryInputs('Filters', values.facets, [
    'values chosen by a pattern as by the whole choice',
    checkFacetSearches,
  ]),
  tryInputs('Comparisons', values.comparisons, [
    'addresses read without a throw, and written and read as the same',
    checkComparisonAddresses,
  ]),
  tryInputs('Ranges of measures', values.ranges, [
    'texts read without a throw, and written and read as the same',
    checkRanges,
  ]),
  tryInputs('Shared wishlists', values.shared, [
    'links read without a throw, and written and read as the same',
    checkSnapshots,
  ]),
  tryInputs('Filters of searches', values.filters, [
    'expressions read or refused, and written and read as the same',
    checkSearchFilters,
  ]),
  tryInputs('Search keywords', values.queries, [
    'keywords read without a throw, and to themselves',
    checkQueries,
  ]),
  tryInputs('Recent searches', values.searches, [
    'texts read without a throw, and keywords read as they were written',
    checkRecentSearches,
  ]),
  tryInputs('Lists of part numbers', values.lists, [
    'lists read as they were meant, and texts without a throw',
    checkOrderLists,
  ]),
  tryInputs('Messages of errors', values.scrubs, [
    'messages and stacks left without an e-mail address, number, token or name',
    checkScrubber,
  ]),
].every(Boolean)
process.exit(message || broken === 0 || !sound ? 1 : 0)

/** Prints what became of a check with random input; whether it held. */
function tryInputs(
  area: string,
  count: string,
  [what, check]: [what: string, check: (runs: { numRuns: number; seed: number }) => unknown],
): boolean {
  const numRuns = Number(count)
  const seed = chosenSeed ?? Date.now() & 0x7fffffff
  try {
    check({ numRuns, seed })
    console.log(`${area}: ${numRuns} ${what} (seed ${seed})`)
    return true
  } catch (error) {
    console.log(`${area}: ${error instanceof Error ? error.message : error}`)
    return false
  }
}
