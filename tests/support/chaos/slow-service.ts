import * as v from 'valibot'
import { faultSwitch } from '#scripts/outage/fault-switch.ts'
import { outagePages } from '#scripts/outage/pages.ts'
import type { Shop } from '#scripts/shop/start-shop.ts'
import { parseTokenCookie } from '#src/commerce/checkout-token.ts'
import * as paths from '#src/paths.ts'
import { deadlines } from '#worker/limits.ts'
import type { Rule } from '#worker/sandbox/faults/rule.ts'
import { seededRandom } from '../seeded-random.ts'
import { findItems } from './accounts.ts'

export interface SlowServiceOptions {
  /** Number of concurrent visitors. */
  visitors: number
  /** Number of times each opens all its pages at each speed. */
  rounds: number
  seed: number
  /** The log of the shop and its runtime so far. */
  log: readonly string[]
}

export interface SlowServiceReport {
  /** Number of pages by status, by the maximum time of a call. */
  statuses: Map<number, Map<number, number>>
  wrong: string[]
}

/** The calls that shop and browsers make; the provider's pages are not among them. */
const services = ['/api', '/search', '/content']

interface Speed {
  rules: Partial<Rule>[]
  /** Milliseconds that a call takes at most. */
  slowest: number
}

const takes = (ms: number, probability = 1): Partial<Rule> => ({
  paths: services,
  probability,
  fault: { kind: 'latency', ms },
})

/** A bad evening, at which calls take half of what pages wait for them at most, and one at which the catalogue always takes more. */
const speeds: Speed[] = [
  { rules: [takes(200), takes(350, 0.5), takes(350, 0.5)], slowest: 900 },
  { rules: [takes(5_000)], slowest: 5_000 },
]

interface Page {
  path: string
  /** The service without which there is no page; null where it is kept. */
  needs: 'catalogue' | 'search' | 'checkout' | null
}

const Event = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ event: v.string(), error: v.optional(v.string()) }),
)

/**
 * Visitors open pages that are kept, pages that are not, searches and their carts, and put parts into them, while every call to
 * the services takes long. Only a page whose service takes longer than its deadline may be missing, and is a page that says
 * so; nothing breaks without being caught.
 */
export async function runSlowService(
  shop: Shop,
  { visitors, rounds, seed, log }: SlowServiceOptions,
): Promise<SlowServiceReport> {
  const random = seededRandom(seed)
  const faults = faultSwitch(shop.origin)
  const items = await findItems(shop)
  const { warm, nextCold } = await outagePages(shop.origin)
  const report: SlowServiceReport = { statuses: new Map(), wrong: [] }
  const tokens = await Promise.all(Array.from({ length: visitors }, (_, index) => add(null, index)))
  const kept = warm.slice(0, 5)
  for (const path of kept) await (await shop.fetch(path)).text()
  const written = log.length

  for (const { rules, slowest } of speeds) {
    const statuses = new Map<number, number>()
    report.statuses.set(slowest, statuses)
    await faults.add(rules)
    await Promise.all(
      tokens.map(async (token, index) => {
        for (let round = 0; round < rounds; round += 1) {
          for (const page of pagesOf(index)) {
            const { status, wrong } = await open(page, token, slowest)
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            report.wrong.push(...wrong)
          }
          // A press takes several calls.
          if (slowest < deadlines.catalogue && (await add(token, index)) !== token)
            report.wrong.push('another cart after a part was added')
        }
      }),
    )
    await faults.clear()
  }
  report.wrong.push(...log.slice(written).filter(isUncaught))
  return report

  function pagesOf(index: number): Page[] {
    return [
      { path: kept[index % kept.length] ?? '/', needs: null },
      { path: nextCold('/p/'), needs: 'catalogue' },
      { path: `${paths.search()}?keyword=disc${Math.floor(random() * 1_000_000)}`, needs: 'search' },
      { path: paths.cart(), needs: 'checkout' },
    ]
  }

  async function open({ path, needs }: Page, token: string | null, slowest: number) {
    const cookie = token === null ? '' : `rc_centra_checkout_token=${token}`
    const response = await shop.fetch(path, { headers: { cookie } })
    const html = await response.text()
    const { status, headers } = response
    const mayFail = needs !== null && slowest >= deadlines[needs]
    const isFailure = mayFail && status === 503 && headers.has('retry-after')
    const isAnswered = (status === 200 || isFailure) && /<\/html>\s*$/.test(html)
    return { status, wrong: isAnswered ? [] : [`${path} with calls of ${slowest} ms: ${status}`] }
  }

  /** Puts a part into a cart without script; returns its token. */
  async function add(token: string | null, index: number): Promise<string | null> {
    const response = await shop.fetch(paths.cart(), {
      method: 'POST',
      headers: {
        origin: shop.origin,
        ...(token === null ? {} : { cookie: `rc_centra_checkout_token=${token}` }),
      },
      body: new URLSearchParams({ item: items[index % items.length] ?? '' }),
    })
    if (!/said=(added|overStock)/.test(response.headers.get('location') ?? ''))
      report.wrong.push(`a part that was not added: ${response.status} ${response.headers.get('location')}`)
    return response.headers.getSetCookie().map(parseTokenCookie).find(Boolean) ?? token
  }
}

/** Workerd says so when a shared call is answered after the deadline of a page that waited for it, which was answered. */
const lateForWaiter = 'Warning: A promise was resolved or rejected from a different request context'

/** True if a line of the log concerns an unexpected error. */
function isUncaught(line: string): boolean {
  if (line.startsWith(lateForWaiter)) return false
  const event = v.safeParse(Event, line)
  if (!event.success) return true
  return event.output.event === 'error' && !event.output.error?.startsWith('UpstreamError')
}
