import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { localVariables } from '#scripts/shop/local-variables.ts'
import type { Shop } from '#scripts/shop/start-shop.ts'
import * as paths from '#src/paths.ts'
import type { BackEnd } from '../back-end/back-end.ts'
import { limitPerSecond } from '../back-end/relay.ts'
import { seededRandom } from '../seeded-random.ts'

export interface GreedyVisitorOptions {
  seconds: number
  /** Calls a second that the services take together; they answer 429 to the others. */
  taken: number
  seed: number
}

export interface GreedyVisitorReport {
  /** Answers to the greedy visitor, by status. */
  answers: Map<number, number>
  /** Statuses of uncached pages opened by another visitor. */
  pages: number[]
  /** Calls that reached the services. */
  calls: number
}

const Products = v.object({ products: v.array(v.object({ uri: v.string() })) })

const perSecond = 50
const coldPages = 15
const greedy = '203.0.113.66'
const honest = '198.51.100.7'

/**
 * One visitor makes fifty unusual requests a second (wishlists, searches, carts), at a shop whose services accept a
 * limited number of calls, while another visitor opens fifteen uncached pages.
 */
export async function runGreedyVisitor(
  shop: Shop,
  backEnd: BackEnd,
  { seconds, taken, seed }: GreedyVisitorOptions,
): Promise<GreedyVisitorReport> {
  const random = seededRandom(seed)
  const uris = await findProducts(shop)
  await open(shop, '/', honest)
  // The sandbox fills the index of a language at its first search, and answers no other call meanwhile.
  await open(shop, '/search?keyword=disc', honest)
  const number = () => 1 + Math.floor(random() * 99_999_999)
  const floods = [
    () => open(shop, `/more/wishlist/${number()},${number()},${number()}`, greedy),
    () => open(shop, `/search?keyword=${number()}x`, greedy),
    () => open(shop, '/account', greedy, `rc_centra_checkout_token=made-up-${number()}`),
  ]
  const lift = backEnd.on(/./, limitPerSecond(taken))
  const before = backEnd.calls.length
  const asked: Promise<number>[] = []
  const pages: Promise<number>[] = []
  const started = Date.now()
  for (let count = 0; count < seconds * perSecond; count += 1) {
    const flood = floods[count % floods.length]
    if (flood) asked.push(flood())
    if (count % Math.floor((seconds * perSecond) / coldPages) === 0 && pages.length < coldPages)
      pages.push(open(shop, paths.product(uris[pages.length] ?? ''), honest))
    await pause(Math.max(0, started + ((count + 1) * 1_000) / perSecond - Date.now()))
  }
  const answers = new Map<number, number>()
  for (const status of await Promise.all(asked)) answers.set(status, (answers.get(status) ?? 0) + 1)
  const report = { answers, pages: await Promise.all(pages), calls: backEnd.calls.length - before }
  lift()
  return report
}

/** The status of a page that was read to its end; 0 where the connection broke. */
async function open(shop: Shop, path: string, network: string, cookie = ''): Promise<number> {
  return read(shop, path, network, cookie).catch(() => 0)
}

async function read(shop: Shop, path: string, network: string, cookie: string): Promise<number> {
  const headers = { 'cf-connecting-ip': network, ...(cookie ? { cookie } : {}) }
  const response = await shop.fetch(path, { headers })
  await response.arrayBuffer()
  return response.status
}

async function findProducts(shop: Shop): Promise<string[]> {
  const { COMMERCE_SECRET } = localVariables(shop.origin)
  const response = await shop.fetch('/sandbox/api/checkout/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${COMMERCE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', market: 1, limit: coldPages, skipFirst: 200 }),
  })
  return v.parse(Products, await response.json()).products.map(({ uri }) => uri)
}
