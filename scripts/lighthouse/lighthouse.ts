import { join } from 'node:path'
import { findChromium } from '../browsers/chromium.ts'
import { build } from '../build/builder.ts'
import { freePort } from '../shop/port.ts'
import { samplePages } from '../shop/sample-pages.ts'
import { startShop } from '../shop/start-shop.ts'
import { type Audit, audit } from './audit.ts'
import { compressingProxy } from './compressing-proxy.ts'

const runs = 7
const minScore = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

await build()
const visitorPort = await freePort()
const shop = await startShop({ visitorPort })
const { origin } = shop
const proxy = await compressingProxy({ port: visitorPort, target: shop.port })

const pageKind = process.argv[2] ?? 'product'
const page = (await samplePages(origin)).find(({ name }) => name === pageKind)
if (!page) throw new Error(`No page is called "${pageKind}"`)
await fetch(origin + page.path).then((reply) => reply.text())

const audits: Audit[] = []
for (let run = 1; run <= runs; run += 1) {
  audits.push(await audit(origin + page.path, findChromium(), join(shop.folder, `${run}.json`)))
  console.log(`${run} of ${runs}: ${JSON.stringify(audits.at(-1)?.scores)}`)
}
proxy.closeAllConnections()
proxy.close()
await shop.close()

const median = (values: number[]) => values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0
const results = categories.map((category) => ({
  category,
  median: median(audits.map(({ scores }) => scores[category])),
  least: minScore[category],
}))
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
console.log(`\nLighthouse, mobile, the ${pageKind} page through a compressing proxy: medians of ${runs} runs`)
console.table(results)
console.table(
  figures.map((figure) => ({
    figure,
    median: Number(median(audits.map(({ figures }) => figures[figure] ?? Number.NaN)).toFixed(3)),
  })),
)
for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(fault)
process.exit(results.every((result) => result.median >= result.least) ? 0 : 1)
