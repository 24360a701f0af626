import { chromium, type Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { weighFirstVisit } from './bench/first-visit.ts'
import { estimateRouterShare } from './bench/router-share.ts'
import { requestsPerSecond } from './bench/throughput.ts'
import { build } from './builder.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import { samplePages } from './sample-pages.ts'
import { startShop } from './start-shop.ts'

/** Maximum first-load JavaScript in bytes at gzip level 9; 1 kB is 1,000 bytes. */
const maxScript = 128_000
/** The first visit of the checkout with a filled cart, without the phone numbering plans that load with the phone field. */
const maxCheckoutScript = 130_000
const maxStyle = 12_000

build()
const shop = await startShop()
const { origin } = shop
const measured = ['home', 'listing', 'product']
const pages = (await samplePages(origin)).filter(({ name }) => measured.includes(name))

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const weights = []
for (const { name, path } of pages) weights.push({ name, ...(await weighFirstVisit(browser, origin + path)) })
const product = pages.find(({ name }) => name === 'product')?.path ?? ''
weights.push({
  name: 'checkout',
  ...(await weighFirstVisit(browser, origin + paths.checkout(), (page) => fillCart(page, origin + product))),
})
await browser.close()

console.log(
  '\nFirst visit, bytes at gzip level 9 until the network is idle (fonts are compressed by themselves)',
)
console.table(
  weights.map(({ name, document, stylesheet, font, script }) => ({
    page: name,
    HTML: document,
    CSS: stylesheet,
    fonts: font,
    JavaScript: script,
  })),
)
console.log(`Of the JavaScript, react-router is about ${await estimateRouterShare()} bytes on every page\n`)

const rates = []
for (const { name, path } of [...pages, { name: 'bare JSON', path: '/healthz' }]) {
  rates.push({ route: name, 'requests/s': Math.round(await requestsPerSecond(origin + path)) })
}
const bare = rates.at(-1)?.['requests/s'] ?? 1
console.log(
  'Requests a second, 8 connections, the built Worker in miniflare; read the ratios, machines differ',
)
console.table(rates.map((rate) => ({ ...rate, 'of bare JSON': (rate['requests/s'] / bare).toFixed(3) })))

await shop.close()

const faults = weights.flatMap(({ name, script, stylesheet }) => [
  ...(script > limitOf(name) ? [`JavaScript of the ${name} page exceeds ${limitOf(name) / 1000} kB`] : []),
  ...(stylesheet > maxStyle ? [`CSS of the ${name} page exceeds ${maxStyle / 1000} kB`] : []),
])
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function limitOf(page: string): number {
  return page === 'checkout' ? maxCheckoutScript : maxScript
}

async function fillCart(page: Page, product: string): Promise<void> {
  await page.goto(product)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first().waitFor()
}
