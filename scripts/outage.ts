import { build } from './builder.ts'
import { measureCalm } from './outage/calm.ts'
import { measureDarkness, minutes } from './outage/darkness.ts'
import { judge } from './outage/judge.ts'
import { outagePages } from './outage/pages.ts'
import { measureReturn } from './outage/return.ts'
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
const calm = await measureCalm(shop, pages)
const dark = await measureDarkness(shop, pages)
const light = await measureReturn(shop, pages)
await shop.close()

console.log(`\nThe back end dark for ${minutes} minutes, by a clock put forward a minute at a time`)
process.exit(judge(calm, dark, light).print() === 0 ? 0 : 1)
