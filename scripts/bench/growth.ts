import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as paths from '#src/paths.ts'
import { maxProducts, minProducts } from '#worker/sandbox/demo-catalogue/seed/plan/size.ts'
import { build } from '../build/builder.ts'
import { localSandbox } from '../shop/local-variables.ts'
import { type Shop, startShop } from '../shop/start-shop.ts'
import { limits } from './limits.ts'
import { percentile } from './listing-moves.ts'
import { type LongFile, readLongFiles } from './long-files.ts'

/**
 * Measures the growth of a listing's CPU time and bytes with the catalogue, by calling shops of several sizes in turn,
 * and how soon and with how much memory sitemaps and feeds are answered:
 * `npm run bench:growth -- --sizes 5000,20000,100000`. The shop's data cache is warm, so that the sandbox is idle and
 * the CPU time of workerd is the shop's. Reads `/proc`, so it needs Linux. The largest catalogue takes some two minutes
 * to fill.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '5000,20000,100000' },
    rounds: { type: 'string', default: '15' },
    requests: { type: 'string', default: '100' },
  },
})
const sizes = values.sizes.split(',').map(Number)
if (!sizes.every((size) => size >= minProducts && size <= maxProducts))
  throw new Error(`--sizes are numbers from ${minProducts} to ${maxProducts}`)
const [rounds, requests] = [Number(values.rounds), Number(values.requests)]

const path = paths.category('brakes/disc-brakes/brake-discs')
const tolerance = 0.1
/** Clock ticks per second of the kernel (`getconf CLK_TCK`): 100 wherever Node runs on Linux. */
const ticksPerSecond = 100

interface Candidate {
  products: number
  shop: Shop
  bytes: number
  compressed: number
  /** Milliseconds of CPU per listing, one number a round. */
  cpu: number[]
  files: LongFile[]
}

await build()
const candidates: Candidate[] = []
try {
  for (const products of sizes) candidates.push(await openShop(products))
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? candidates : candidates.toReversed()
    for (const candidate of turn) candidate.cpu.push(await cpuPerListing(candidate))
  }
} finally {
  for (const { shop } of candidates) await shop.close()
}

const [first] = candidates
const ratio = (of: (candidate: Candidate) => number, candidate: Candidate) =>
  first ? of(candidate) / of(first) : Number.NaN
const cpuOf = ({ cpu }: Candidate) => percentile(cpu, 0.5)
const bytesOf = ({ bytes }: Candidate) => bytes

console.log(
  `\nA listing of 20 products, ${rounds} rounds of ${requests} requests in turn; medians of CPU time`,
)
console.table(
  candidates.map((candidate) => ({
    products: candidate.products,
    bytes: candidate.bytes,
    gzip: candidate.compressed,
    'CPU ms': cpuOf(candidate).toFixed(2),
    'bytes, ratio': ratio(bytesOf, candidate).toFixed(3),
    'CPU, ratio': ratio(cpuOf, candidate).toFixed(3),
  })),
)
const grown = candidates.filter((candidate) =>
  [ratio(bytesOf, candidate), ratio(cpuOf, candidate)].some((value) => Math.abs(value - 1) > tolerance),
)
for (const { products } of grown)
  console.log(`With ${products} products a listing differs by more than ${tolerance * 100} %`)

const files = candidates.flatMap(({ products, files }) => files.map((file) => ({ products, ...file })))
console.log(
  `\nSitemaps and feeds (limits: first byte ${limits.firstByte} ms, memory ${limits.memory / 1024 ** 2} MiB)`,
)
console.table(
  files.map(({ products, path, warm, bytes, firstByte, memory }) => ({
    ...{ products, path, warm, bytes },
    'first byte ms': Math.round(firstByte),
    'memory MiB': (memory / 1024 ** 2).toFixed(1),
  })),
)
const slow = files.filter(({ firstByte, memory }) => firstByte > limits.firstByte || memory > limits.memory)
for (const { path, products } of slow) console.log(`With ${products} products ${path} exceeds a limit`)
process.exit(grown.length + slow.length > 0 ? 1 : 0)

async function openShop(products: number): Promise<Candidate> {
  const shop = await startShop({
    sandbox: { ...localSandbox('http://localhost'), SANDBOX_PRODUCTS: String(products) },
  })
  // Until the engine has compiled a listing's code: cold shops differ by more than the tolerance.
  await askAll(shop, requests)
  const html = Buffer.from(await (await shop.fetch(path)).arrayBuffer())
  const compressed = gzipSync(html, { level: 9 }).length
  return { products, shop, bytes: html.length, compressed, cpu: [], files: await readLongFiles(shop) }
}

async function cpuPerListing({ shop }: Candidate): Promise<number> {
  const before = cpuSeconds(shop)
  await askAll(shop, requests)
  return ((cpuSeconds(shop) - before) / requests) * 1000
}

async function askAll(shop: Shop, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked++) {
    const { status, body } = await shop.fetch(path)
    await body?.pipeTo(new WritableStream())
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }
}

/** CPU time used by a shop's processes so far; fields 14 and 15 of `/proc/{pid}/stat`, see proc_pid_stat(5). */
function cpuSeconds(shop: Shop): number {
  return shop.processes().reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }, 0)
}
