import { chromium, type Page } from 'playwright'
import { searchDebounce } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import { chromiumFlags, findChromium } from '../browsers/chromium.ts'
import { build } from '../build/builder.ts'
import { type SamplePage, samplePages } from '../shop/sample-pages.ts'
import { startShop } from '../shop/start-shop.ts'
import { accountPages } from './account-pages.ts'
import { weighFirstVisit } from './first-visit.ts'
import { limits } from './limits.ts'
import { measureListing, percentile } from './listing-moves.ts'
import { measureOrderLists } from './order-list.ts'
import { weighPurchase } from './purchase.ts'
import { measureSuggestions } from './suggestions.ts'
import { requestsPerSecond } from './throughput.ts'

interface VisitedPage extends SamplePage {
  /** Bytes of the shop's own JavaScript; no limit for a page that the visitor reaches from another one. */
  maxScript?: number
  /** The visitor's first actions, in another page. */
  before?: (page: Page) => Promise<void>
}

await build()
const shop = await startShop()
const { origin } = shop
const measured = ['home', 'listing', 'product']
const samples = await samplePages(origin)
const pages = samples.filter(({ name }) => measured.includes(name))

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const product = pages.find(({ name }) => name === 'product')?.path ?? ''
const visits: VisitedPage[] = [
  ...pages.map((page) => ({ ...page, maxScript: limits.ownScript })),
  {
    name: 'checkout',
    path: paths.checkout(),
    before: (page) => fillCart(page, origin + product),
  },
  ...(await accountPages(browser, origin)),
]
const weights = []
for (const { path, before, ...visit } of visits)
  weights.push({ ...visit, ...(await weighFirstVisit(browser, origin + path, before)) })
const journey = await weighPurchase(browser, origin, samples)
const listing = pages.find(({ name }) => name === 'listing')?.path ?? ''
const moves = await measureListing(browser, origin + listing)
const suggestions = await measureSuggestions(browser, origin + paths.home())
await browser.close()

console.log(
  '\nFirst visit, bytes at gzip level 9 until the network is idle (fonts are compressed by themselves)',
)
console.table(
  weights.map(({ name, document, stylesheet, font, vendor, script }) => ({
    page: name,
    HTML: document,
    CSS: stylesheet,
    fonts: font,
    vendor,
    'own JavaScript': script,
  })),
)
console.log(
  `From the home page to the confirmation of an order: ${journey} bytes of JavaScript (limit: ${limits.journeyScript})\n`,
)

const milliseconds = (values: number[], share: number) => `${Math.round(percentile(values, share))} ms`
console.log(
  `A listing, warm: a filter from press to paint in ${milliseconds(moves.filter, 0.5)} (median) and ${milliseconds(moves.filter, 0.95)} (p95, aim: 150 ms); ` +
    `back to five pages in ${milliseconds(moves.back, 0.5)} and ${milliseconds(moves.back, 0.95)} (aim: 200 ms) with ${moves.backRequests} requests\n`,
)

const suggestionTime = percentile(suggestions, 0.95)
console.log(
  `The search field, warm: from the release of a key, after the pause of ${searchDebounce} ms, to painted suggestions in ` +
    `${milliseconds(suggestions, 0.5)} (median) and ${milliseconds(suggestions, 0.95)} (p95, limit: ${limits.suggestionTime} ms)\n`,
)

const lists = await measureOrderLists(origin)
console.log(
  `A list of 200 part numbers is looked up in ${milliseconds(lists, 0.5)} (median) and ${milliseconds(lists, 1)} (slowest, aim: ${limits.orderList} ms)\n`,
)

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

const faults = weights.flatMap(({ name, maxScript = Number.POSITIVE_INFINITY, script, stylesheet }) => [
  ...(script > maxScript ? [`Own JavaScript of the ${name} page exceeds ${maxScript} bytes`] : []),
  ...(stylesheet > limits.style ? [`CSS of the ${name} page exceeds ${limits.style} bytes`] : []),
])
if (journey > limits.journeyScript)
  faults.push(`JavaScript of a purchase exceeds ${limits.journeyScript} bytes`)
if (percentile(lists, 1) > limits.orderList) faults.push('A list of part numbers takes too long')
if (moves.backRequests > 0) faults.push('Back to a listing asks the server')
if (suggestionTime > limits.suggestionTime)
  faults.push(`Suggestions take more than ${limits.suggestionTime} ms`)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

async function fillCart(page: Page, product: string): Promise<void> {
  await page.goto(product)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem').first().waitFor()
}
