import { parseArgs } from 'node:util'
import { startBackEnd } from '#tests/support/back-end/back-end.ts'
import { runGreedyVisitor } from '#tests/support/chaos/greedy-visitor.ts'
import { runPowerCuts } from '#tests/support/chaos/power-cuts.ts'
import { runReturns } from '#tests/support/chaos/returns.ts'
import { runShoppers } from '#tests/support/chaos/shoppers.ts'
import { runSlowService } from '#tests/support/chaos/slow-service.ts'
import { build } from './build/builder.ts'
import { startShop } from './shop/start-shop.ts'

/**
 * Shoppers fill carts and pay at the built shop while its services fail, payments return from a provider, the server is
 * killed during payments, every call is slow, and one visitor uses all the capacity of the services; checked by the
 * back end's records, and by the answers to others: `npm run chaos -- --seed 42`. Loopback only.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '3' },
    payments: { type: 'string', default: '10000' },
    cuts: { type: 'string', default: '20' },
    slow: { type: 'string', default: '2' },
    greedy: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
})
const seed = values.seed === undefined ? Date.now() & 0x7fffffff : Number(values.seed)
const maxWait = (Number(values.minutes) + 25) * 60_000

const giveUp = setTimeout(() => {
  console.error(`Not finished after ${maxWait / 60_000} minutes`)
  process.exit(1)
}, maxWait)
giveUp.unref()

await build()
const log: string[] = []
const shop = await startShop({
  log: (line) => {
    log.push(line)
    console.log(line)
  },
})
const shoppers = await runShoppers(shop, {
  shoppers: Number(values.shoppers),
  duration: Number(values.minutes) * 60_000,
  faultShare: 0.2,
  seed,
})
console.log(
  `\n${values.shoppers} shoppers for ${values.minutes} minutes, 20 % of calls disturbed (seed ${seed})`,
)
console.log(`  ${shoppers.visits} visits, ${shoppers.documents} pages read, ${shoppers.orders} orders`)
printOutcome(shoppers)

const returns = await runReturns(shop, { payments: Number(values.payments), faultShare: 0.1, seed })
console.log(`\n${returns.payments} payments that returned ${returns.returns} times, 10 % of calls disturbed`)
console.log(`  ${returns.orders} orders`)
printOutcome(returns)

const cuts = await runPowerCuts(shop, { cuts: Number(values.cuts), payments: 8, seed })
console.log(`\n${values.cuts} times killed with 8 payments and 8 returns under way`)
console.log(
  `  ${cuts.payments} payments, ${cuts.answered} answered before, ${cuts.returns} returns, ${cuts.orders} orders`,
)
printWrong(cuts.wrong)

const slow = await runSlowService(shop, { visitors: 6, rounds: Number(values.slow), seed, log })
console.log(`\n6 visitors for ${values.slow} rounds of pages while all calls take long`)
for (const [slowest, statuses] of slow.statuses)
  console.log(`  up to ${slowest} ms a call: ${[...statuses].map(([s, n]) => `${s} ${n} times`).join(', ')}`)
printWrong(slow.wrong)

await shop.close()

const unserved = await tryGreedyVisitor(Number(values.greedy))
const wrong = [shoppers, returns, cuts, slow].flatMap((report) => report.wrong)
process.exit(wrong.length + unserved > 0 ? 1 : 0)

/** Returns the pages that others did not get while one visitor made too many requests. */
async function tryGreedyVisitor(seconds: number): Promise<number> {
  await using backEnd = await startBackEnd()
  const { COMMERCE_URL } = backEnd.variables
  const limited = await startShop({
    variables: { ...backEnd.variables, SEARCH_URL: new URL('/search', COMMERCE_URL).href },
  })
  backEnd.connect(limited)
  const { answers, pages, calls } = await runGreedyVisitor(limited, backEnd, { seconds, taken: 40, seed })
  await limited.close()
  const served = pages.filter((status) => status === 200).length
  const statuses = [...answers].map(([status, count]) => `${status} ${count} times`)
  console.log(
    `\n50 unusual requests a second of one visitor for ${seconds} seconds, services that take 40 calls`,
  )
  console.log(
    `  answered ${statuses.join(', ')}; ${calls} calls; ${served} of ${pages.length} cold pages of others served`,
  )
  return pages.length - served
}

function printOutcome({ endings, wrong }: { endings: Map<string, number>; wrong: string[] }) {
  console.log(`  ended at: ${[...endings].map(([page, count]) => `${page} ${count}`).join(', ')}`)
  printWrong(wrong)
}

function printWrong(wrong: string[]) {
  const kinds = Map.groupBy(wrong, (what) => what.replace(/^[\d-]+: .*/, 'a cart that differs'))
  for (const [what, cases] of kinds)
    console.log(`  WRONG, ${cases.length} times: ${what}, as in "${cases[0]}"`)
  if (wrong.length === 0) console.log('  nothing lost or doubled, no wrong page')
}
