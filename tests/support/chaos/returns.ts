import { faultSwitch } from '#scripts/outage/fault-switch.ts'
import { seededRandom } from '../seeded-random.ts'
import { countOrders, fillShelves, findItems, order, readAccount } from './accounts.ts'
import { browse } from './browse.ts'
import type { ChaosShop } from './client.ts'
import { classifyEnding, type Ending } from './ending.ts'
import { faultRules } from './faults.ts'

export interface ReturnsOptions {
  /** Number of payments that return. */
  payments: number
  /** The share of calls a return needs that is disturbed, 0 to 1. */
  faultShare: number
  seed: number
}

export interface ReturnsReport {
  payments: number
  /** Number of returns: one to five of each payment. */
  returns: number
  orders: number
  /** Number of returns that led to each page. */
  endings: Map<string, number>
  wrong: string[]
}

/** The calls of the service that a return needs. */
const neededCalls = ['/payment-result', '/receipt', '/selection'].map((path) => `/api/checkout${path}`)
const concurrency = 16

/** Has payments return from the provider, each one to five times and up to five times at once, while calls are disturbed. */
export async function runReturns(
  shop: ChaosShop,
  { payments, faultShare, seed }: ReturnsOptions,
): Promise<ReturnsReport> {
  const faults = faultSwitch(shop.origin)
  await fillShelves(shop)
  const items = await findItems(shop)
  const before = await countOrders(shop, items)
  const report: ReturnsReport = { payments, returns: 0, orders: 0, endings: new Map(), wrong: [] }
  const returned: { token: string; approved: boolean; endings: Ending[] }[] = []
  await faults.add(faultRules(faultShare, { paths: neededCalls }))
  await Promise.all(
    Array.from({ length: concurrency }, async (_, worker) => {
      const random = seededRandom(seed + worker)
      for (let turn = worker; turn < payments; turn += concurrency) {
        const approved = random() < 0.7
        const { token, url } = await order(shop, items[turn % items.length] ?? '', 'card')
        const address = await decide(shop, url ?? '', approved)
        const together = 1 + Math.floor(random() * 5)
        const later = Math.floor(random() * (6 - together))
        const byPost = random() < 0.5
        const comeBack = () => followReturn(shop, address, byPost)
        const endings = await Promise.all(Array.from({ length: together }, comeBack))
        for (let rest = later; rest > 0; rest -= 1) endings.push(await comeBack())
        returned.push({ token, approved, endings })
      }
    }),
  )
  await faults.clear()

  for (const { token, approved, endings } of returned) {
    const account = await readAccount(shop, token)
    const placed = account.order !== null
    if (placed) report.orders += 1
    for (const ending of endings) {
      report.returns += 1
      report.endings.set(ending, (report.endings.get(ending) ?? 0) + 1)
      if (ending === 'confirmation' && !placed) report.wrong.push('thanks without an order')
      if (ending === 'failed' && approved) report.wrong.push('a paid shopper at the failed page')
      if (ending === 'other') report.wrong.push('a return led to another page')
    }
    if (placed && !approved) report.wrong.push('an order without a payment')
  }
  const booked = (await countOrders(shop, items)) - before - 1
  if (booked !== report.orders) report.wrong.push(`${booked} orders for ${report.orders} payments`)
  return report
}

/** Decides at the provider's page; returns the address it leads back to. */
export async function decide({ origin }: ChaosShop, url: string, approved: boolean): Promise<string> {
  const response = await browse(origin + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ decision: approved ? 'approve' : 'decline' }),
  })
  return String(response.headers.get('location'))
}

/** Comes back to the shop, by GET or with the provider's fields in a form; returns the page that leads to. */
export async function followReturn({ origin }: ChaosShop, address: string, byPost = false): Promise<Ending> {
  const url = new URL(address)
  const form = new URLSearchParams()
  for (const [name, value] of byPost ? [...url.searchParams] : []) {
    if (name === 'checkoutToken' || name === 'locale') continue
    form.append(name, value)
    url.searchParams.delete(name)
  }
  const response = await browse(url, {
    ...(byPost ? { method: 'POST', body: form, headers: { origin: 'https://provider.test' } } : {}),
  })
  await response.arrayBuffer()
  return classifyEnding(response.headers.get('location') ?? '', origin)
}
