import { faultSwitch } from '#scripts/outage/fault-switch.ts'
import { shopName } from '#src/brand.ts'
import { seededRandom } from '../seeded-random.ts'
import { type Account, countOrders, fillShelves, findItems, readAccount } from './accounts.ts'
import { browse } from './browse.ts'
import type { ChaosShop } from './client.ts'
import { faultRules } from './faults.ts'
import { goShopping, type Visit } from './visit.ts'

export interface ShoppersOptions {
  /** Number of concurrent shoppers. */
  shoppers: number
  /** Milliseconds in which they begin another visit when one is over. */
  duration: number
  /** The share of calls to the services that is disturbed, 0 to 1. */
  faultShare: number
  seed: number
}

export interface ShoppersReport {
  visits: number
  orders: number
  /** Number of payments that ended at each page. */
  endings: Map<string, number>
  documents: number
  /** The broken promises; empty if all were kept. */
  wrong: string[]
}

/** Calls of the services that browsers and the shop make; the provider's own pages are not among them. */
const services = ['/api', '/search', '/content']

const pages = ['/', '/sv/', '/cart', '/checkout/', '/checkout/confirmation', '/search?q=disc']

/** Lets shoppers fill carts and pay while the services are disturbed, and judges it by the back end's records. */
export async function runShoppers(
  shop: ChaosShop,
  { shoppers, duration, faultShare, seed }: ShoppersOptions,
): Promise<ShoppersReport> {
  const faults = faultSwitch(shop.origin)
  await fillShelves(shop)
  const items = await findItems(shop)
  const before = await countOrders(shop, items)
  const visits: Visit[] = []
  const report: ShoppersReport = { visits: 0, orders: 0, endings: new Map(), documents: 0, wrong: [] }
  await faults.add(faultRules(faultShare, { paths: services }))
  const end = performance.now() + duration
  await Promise.all(
    Array.from({ length: shoppers }, async (_, index) => {
      const random = seededRandom(seed + index)
      do {
        visits.push(await goShopping({ shop, random, items }))
        report.documents += 1
        report.wrong.push(...(await readDocument(shop, pages[report.documents % pages.length] ?? '/')))
      } while (performance.now() < end)
    }),
  )
  await faults.clear()

  for (const visit of visits) {
    report.visits += 1
    for (const { page } of visit.endings) report.endings.set(page, (report.endings.get(page) ?? 0) + 1)
    if (visit.token === null) continue
    const account = await readAccount(shop, visit.token)
    if (account.order !== null) report.orders += 1
    report.wrong.push(...judge(visit, account), ...(await visit.compare(account)))
  }
  const placed = (await countOrders(shop, items)) - before - 1
  if (placed !== report.orders)
    report.wrong.push(`${placed} orders for ${report.orders} carts that were ordered`)
  return report
}

/** Compares the pages a visit ended at with the back end's records. */
function judge({ endings, totals }: Visit, { order, total }: Account): string[] {
  const wrong = endings.flatMap(({ decision, page }) => [
    ...(page === 'confirmation' && order === null ? ['thanks without an order'] : []),
    ...(page === 'confirmation' && (decision === 'decline' || decision === 'cancel')
      ? ['thanks without a payment']
      : []),
    ...(page === 'failed' && decision === 'approve' ? ['a paid shopper at the failed page'] : []),
  ])
  if (order !== null && !totals.has(total)) wrong.push('an order of another amount than was on the screen')
  const unpaid =
    endings.length > 0 && endings.every(({ decision }) => decision === 'decline' || decision === 'cancel')
  return order !== null && unpaid ? [...wrong, 'an order without a payment'] : wrong
}

/** Reads a page of the shop: an answer of 500 or more has to be a page of the shop. */
async function readDocument({ origin }: ChaosShop, page: string): Promise<string[]> {
  const response = await browse(origin + page, { headers: { accept: 'text/html' } })
  const text = await response.text()
  return response.status >= 500 && !text.includes(shopName)
    ? [`${page}: ${response.status} without a page`]
    : []
}
