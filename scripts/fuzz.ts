import { parseArgs } from 'node:util'
import { createNaiveCart } from '#tests/support/cart-model/naive-cart.ts'
import { checkSchedules, countBroken } from '#tests/support/cart-model/schedules.ts'

/** Runs the model-based tests of the cart: `npm run fuzz -- --runs 10000 --seed 42`. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } },
})
const compared = 500

const started = performance.now()
const { runs, seed, message, totals } = await checkSchedules({
  runs: Number(values.runs),
  seed: values.seed === undefined ? undefined : Number(values.seed),
})
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
process.exit(message || broken === 0 ? 1 : 0)
