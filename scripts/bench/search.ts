import { parseArgs } from 'node:util'
import { Meilisearch } from 'meilisearch'
import { maxProducts, minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { build } from '../build/builder.ts'
import { localSandbox } from '../shop/local-variables.ts'
import { startShop } from '../shop/start-shop.ts'
import { percentile } from './listing-moves.ts'
import { searchQueries } from './search-queries.ts'

/**
 * Measures the sandbox's search over HTTP, in a catalogue of some size: `npm run bench:search -- --products 20000`.
 * Queries are words of names, some misspelt, numbers, cars, and the beginnings of words.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '600' },
  },
})
const products = Number(values.products)
if (!(products >= minProducts && products <= maxProducts))
  throw new Error(`--products is a number from ${minProducts} to ${maxProducts}`)
/** Milliseconds for 95 of 100 searches. */
const maxSearch = 25
const filter = 'markets = 1'

await build()
const secret = 'sandbox-secret'
const started = performance.now()
const shop = await startShop({
  sandbox: { ...localSandbox('http://localhost'), SANDBOX_PRODUCTS: String(products) },
})
const starting = performance.now() - started
try {
  const client = new Meilisearch({ host: `${shop.origin}/sandbox/search`, apiKey: secret })
  const filling = await timed(() => client.index('products_sv').search('', { limit: 1 }))
  const parts = client.index('products_en')
  const everything = () =>
    parts.search('', {
      limit: 1_000,
      attributesToRetrieve: ['name', 'sku', 'vehicles', 'oeNumbers'],
    })
  // A server may close a kept connection at the moment of its next use.
  const { hits } = await everything().catch(everything)
  const queries = searchQueries(hits, Number(values.queries))
  console.log(
    `\n${products} products: started in ${seconds(starting)} s, another index filled in ${seconds(filling)} s`,
  )
  const rows = []
  for (const matchingStrategy of ['all', 'last'] as const) {
    const times: number[] = []
    for (const query of queries)
      times.push(await timed(() => parts.search(query, { matchingStrategy, filter })))
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    rows.push({
      matchingStrategy,
      searches: times.length,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
    })
    if (p95 > maxSearch) process.exitCode = 1
  }
  console.table(rows)
} finally {
  await shop.close()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}
