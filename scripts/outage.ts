import { build } from './builder.ts'
import { measureRecovery } from './outage/after.ts'
import { measureBaseline } from './outage/before.ts'
import { measureOutage, minutes } from './outage/during.ts'
import { judge } from './outage/judge.ts'
import { outagePages } from './outage/pages.ts'
import { openShop } from './outage/shop.ts'

/** Milliseconds this script takes at most. */
const longest = 180_000

const giveUp = setTimeout(() => {
  console.error(`Not finished after ${longest / 1_000} s`)
  process.exit(1)
}, longest)
giveUp.unref()

build()
const shop = await openShop()
const pages = await outagePages(shop.origin)
const baseline = await measureBaseline(shop, pages)
const outage = await measureOutage(shop, pages)
const recovery = await measureRecovery(shop, pages)
await shop.close()

console.log(`\nThe back end down for ${minutes} minutes, by a clock put forward a minute at a time`)
process.exit(judge(baseline, outage, recovery).print() === 0 ? 0 : 1)
