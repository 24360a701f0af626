import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './builder.ts'
import { serveBuilt } from './built-server.ts'
import { findChromium } from './chromium.ts'
import { type Audit, audit } from './lighthouse/audit.ts'
import { compressingProxy } from './lighthouse/compressing-proxy.ts'
import { localVariables } from './local-variables.ts'
import { freePort } from './port.ts'
import { samplePages } from './sample-pages.ts'

const runs = 7
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

build()
const target = await freePort()
const port = await freePort()
const origin = `http://localhost:${port}`
const state = mkdtempSync(join(tmpdir(), 'tappet-lighthouse-'))
const server = await serveBuilt({ port: target, origin, state, variables: localVariables(origin) })
const proxy = await compressingProxy({ port, target })

const wanted = process.argv[2] ?? 'product'
const page = (await samplePages(origin)).find(({ name }) => name === wanted)
if (!page) throw new Error(`No page is called "${wanted}"`)
await fetch(origin + page.path).then((reply) => reply.text())

const audits: Audit[] = []
for (let run = 1; run <= runs; run += 1) {
  audits.push(await audit(origin + page.path, findChromium(), join(state, `${run}.json`)))
  console.log(`${run} of ${runs}: ${JSON.stringify(audits.at(-1)?.scores)}`)
}
proxy.closeAllConnections()
proxy.close()
await server.dispose()
rmSync(state, { recursive: true, force: true })

const median = (values: number[]) => values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0
const results = categories.map((category) => ({
  category,
  median: median(audits.map(({ scores }) => scores[category])),
  least: least[category],
}))
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
console.log(`\nLighthouse, mobile, the ${wanted} page through a compressing proxy: medians of ${runs} runs`)
console.table(results)
console.table(
  figures.map((figure) => ({
    figure,
    median: Number(median(audits.map(({ figures }) => figures[figure] ?? Number.NaN)).toFixed(3)),
  })),
)
for (const fault of new Set(audits.flatMap(({ faults }) => faults))) console.log(fault)
process.exit(results.every((result) => result.median >= result.least) ? 0 : 1)
