import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import * as paths from '#src/paths.ts'
import { isLoopback } from '#worker/loopback.ts'
import { percentile } from '../bench/listing-moves.ts'
import { build } from '../build/builder.ts'
import { fetchCatalogue } from '../shop/fetch-catalogue.ts'
import { startShop } from '../shop/start-shop.ts'
import { runCrowd } from './visitors.ts'

/**
 * Simulates concurrent visitors of the built shop, in workerd and then under Node, each with an empty cache at first:
 * `npm run crowd -- --visitors 200 --minutes 5`. Fails if a page is a server error. Loopback only.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
    /** Seconds between two pages of a visitor. */
    reading: { type: 'string', default: '5' },
  },
})
const runtimes = ['workerd', 'node'] as const

await build()
let failed = false
for (const runtime of runtimes) {
  await using shop = await startShop({
    runtime,
    clientIp: { header: 'cf-connecting-ip', isProxy: isLoopback },
  })
  const pages = await listPages(shop.origin)
  const { statuses, times } = await runCrowd(shop, pages, {
    visitors: Number(values.visitors),
    duration: Number(values.minutes) * 60_000,
    reading: Number(values.reading) * 1_000,
  })
  const errors = [...statuses].filter(([status]) => status === 'none' || status >= 500)
  failed ||= errors.length > 0 || times.length === 0
  const [median, p95, p99, longest] = [0.5, 0.95, 0.99, 1].map((share) =>
    Math.round(percentile(times, share)),
  )
  console.log(
    `\n${runtime}: ${values.visitors} visitors for ${values.minutes} minutes, ${pages.length} pages`,
  )
  console.log(`  ${times.length} pages read: ${[...statuses].map((entry) => entry.join(' × ')).join(', ')}`)
  console.log(`  to the last byte: median ${median} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${longest} ms`)
}
process.exit(failed ? 1 : 0)

/** All categories and the products, in random order. */
async function listPages(origin: string): Promise<string[]> {
  const { categories } = v.parse(CategoriesReply, await fetchCatalogue(origin, '/categories', {}))
  const products: string[] = []
  for (let skip = 0; skip < 4_000; skip += 125) {
    const page = v.parse(Listing, await fetchCatalogue(origin, '/products', { limit: 125, skipFirst: skip }))
    products.push(...page.products.map(({ uri }) => paths.product(uri)))
  }
  const listings = [paths.home(), ...categories.map(({ uri }) => paths.category(uri))]
  return products.flatMap((product, index) =>
    index % 4 === 0 ? [listings[(index / 4) % listings.length] ?? paths.home(), product] : [product],
  )
}
