import { allCases, titleOf, voidCases } from '#tests/journeys/pay-table.ts'
import { build } from './builder.ts'
import { runJourneys } from './run-journeys.ts'

const files = ['pay-table', 'card-fields', 'one-step', 'express', 'shipping-widget']

/** Runs every way a payment can go, and everything widgets do, where `npm test` runs each pair of values. */
build()
const code = await runJourneys(
  files.map((name) => `${name}.journey.ts`),
  { ALL_PAYMENTS: '1' },
)
console.log(`\n${allCases.length} ways a payment can go were walked, ${voidCases.length} cannot be:`)
for (const { combination, reason } of voidCases) console.log(`  ${titleOf(combination)}: ${reason}`)
process.exit(code)
