import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from '#scripts/shop/start-shop.ts'
import { seededRandom } from '../seeded-random.ts'
import { countOrders, fillCart, fillShelves, findItems, order, readAccount, sendPayment } from './accounts.ts'
import { decide, followReturn } from './returns.ts'

export interface PowerCutsOptions {
  /** Number of times the server is killed. */
  cuts: number
  /** Number of pending payments at each cut, and of shoppers on their way back from a provider. */
  payments: number
  seed: number
}

export interface PowerCutsReport {
  payments: number
  /** Payments that were answered before the cut. */
  answered: number
  /** Payments that made an order, answered or not. */
  orders: number
  /** Returns from the provider that were cut off or answered, and repeated after the restart. */
  returns: number
  wrong: string[]
}

/** The latest cut after payments were sent, in milliseconds: by then most of them have been answered. */
const latestCut = 500

/**
 * Kills the server while payments and returns from a provider are under way, starts it again with what it had written, and compares each cart with the
 * back end's records: a cart is either ordered and empty, or not ordered and as it was, whatever was answered has happened,
 * and who returns once more is thanked.
 */
export async function runPowerCuts(
  shop: Shop,
  { cuts, payments, seed }: PowerCutsOptions,
): Promise<PowerCutsReport> {
  const random = seededRandom(seed)
  await fillShelves(shop)
  const items = await findItems(shop)
  const report: PowerCutsReport = { payments: 0, answered: 0, orders: 0, returns: 0, wrong: [] }
  for (let cut = 0; cut < cuts; cut += 1) {
    const before = await countOrders(shop, items)
    const itemOf = (index: number) => items[(cut + index) % items.length] ?? ''
    const carts = await Promise.all(
      Array.from({ length: payments }, (_, index) => fillCart(shop, itemOf(index))),
    )
    const paid = await Promise.all(
      Array.from({ length: payments }, async (_, index) => {
        const { token, url } = await order(shop, itemOf(index), 'card')
        return { token, address: await decide(shop, url ?? '', true) }
      }),
    )
    const returning = paid.map(({ address }) => followReturn(shop, address).catch(() => null))
    const answers = carts.map((token) =>
      sendPayment(shop, token, 'prepayment').then(
        () => true,
        () => false,
      ),
    )
    await pause(random() * latestCut)
    shop.kill()
    const answered = await Promise.all(answers)
    await Promise.all(returning)
    await shop.stop()
    await shop.start()

    let orders = 0
    for (const [index, token] of carts.entries()) {
      const { order, pieces } = await readAccount(shop, token)
      const inCart = [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0)
      if (order !== null) orders += 1
      if (order !== null && inCart > 0) report.wrong.push('an order whose cart is still full')
      if (order === null && inCart !== 1) report.wrong.push('a cart that was neither ordered nor kept')
      if (order === null && answered[index]) report.wrong.push('an answered payment without an order')
    }
    for (const { token, address } of paid) {
      if ((await followReturn(shop, address)) !== 'confirmation')
        report.wrong.push('a paid shopper without thanks')
      if ((await readAccount(shop, token)).order === null) report.wrong.push('a payment without an order')
      else orders += 1
    }
    const placed = (await countOrders(shop, items)) - before - 1
    if (placed !== orders) report.wrong.push(`${placed} orders for ${orders} carts that were ordered`)
    report.payments += payments
    report.answered += answered.filter(Boolean).length
    report.orders += orders
    report.returns += paid.length
  }
  return report
}
