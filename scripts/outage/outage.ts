import { build } from '../build/builder.ts'
import { measureBaseline } from './baseline.ts'
import { checkOutage } from './check-outage.ts'
import { measureOutage, minutes } from './downtime.ts'
import { outagePages } from './pages.ts'
import { measureRecovery } from './recovery.ts'
import { startOutageShop } from './shop.ts'
import { measureSlowness } from './slow.ts'

const maxWait = 300_000

const giveUp = setTimeout(() => {
  console.error(`Not finished after ${maxWait / 1_000} s`)
  process.exit(1)
}, maxWait)
giveUp.unref()

await build()
const shop = await startOutageShop()
const pages = await outagePages(shop.origin)
const baseline = await measureBaseline(shop, pages)
const outage = await measureOutage(shop, pages)
const recovery = await measureRecovery(shop, pages)
const slowness = await measureSlowness(shop, pages)
await shop.close()

console.log(
  `\nThe back end is down for ${minutes} simulated minutes (the clock is advanced by a minute at a time)`,
)
process.exit(checkOutage(baseline, outage, recovery, slowness).print() === 0 ? 0 : 1)
