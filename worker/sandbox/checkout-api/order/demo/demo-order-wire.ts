import { toCents } from '../../../rules/money.ts'
import { wallClock } from '../../../wall-clock.ts'
import type { World } from '../../../world.ts'
import { amountFields } from '../../amount-fields.ts'
import { demoCustomers } from '../../customer/demo-customers.ts'
import { newHexId } from '../../identifiers.ts'
import { priceSelection, settle } from '../../selection/priced-selection.ts'
import { emptySelection, type StoredLine } from '../../selection/selection-state.ts'
import { progressOf } from '../order-progress.ts'
import { orderWire } from '../order-wire.ts'
import type { DemoOrder } from './demo-orders.ts'

/** Days from the delivery until a return was received. */
const returnDays = 8
const day = 24 * 60 * 60 * 1000

/**
 * An earlier order of a demo customer under the number and e-mail address reserved for it, at the time of `world`, as
 * `placed_order.record` has it: at today's prices, with what came back. Null when none of its parts is sold any more.
 */
export function demoOrderWire(world: World, number: number, email: string, plan: DemoOrder) {
  const buyer = demoCustomers.find((demo) => demo.email === plan.customer)?.record
  const region = buyer && world.regions.country(buyer.country)
  if (!region) return null
  const { firstName, lastName, address1, address2, zipCode, city, country, phoneNumber } = buyer
  const state = settle(world, {
    ...emptySelection({ ...region, state: null }),
    lines: plan.parts.flatMap(([sku, quantity]) => linesOf(world, sku, quantity, country)),
    vouchers: plan.voucher ? [plan.voucher] : [],
    shippingMethod: plan.shippingMethod,
    paymentMethod: plan.paymentMethod,
    address: {
      ...{ email, firstName, lastName, address1, address2, zipCode, city, country, phoneNumber },
      ...plan.business,
    },
  })
  if (state.lines.length === 0) return null
  const order = orderWire(world, number, priceSelection(world, state))
  return { ...order, returns: returnsOf(world, order, country, plan) }
}

/** The line of a part, and that of its deposit. */
function linesOf({ catalogue, ports }: World, sku: string, quantity: number, country: string): StoredLine[] {
  const part = catalogue.itemOfSku(sku)
  const deposit = part && catalogue.depositFor(part.item, country)
  return [part, deposit].flatMap((entry) => (entry ? [lineOf(entry.item)] : []))

  function lineOf(item: string): StoredLine {
    const ids = { line: newHexId(ports.random), depositLine: newHexId(ports.random) }
    return { ...ids, item, quantity, comment: '', productUrl: null, category: null, choices: null }
  }
}

/** The returned goods of an order, and their refund. */
function returnsOf(
  { ports, catalogue }: World,
  order: ReturnType<typeof orderWire>,
  country: string,
  { returned }: DemoOrder,
): object[] {
  if (!returned) return []
  const isReturned = ({ item, sku }: (typeof order.items)[number]) =>
    returned === 'deposits' ? isDeposit(item) : sku === returned.sku
  const lines = order.items.filter(isReturned)
  const value = lines.reduce((sum, { totalPriceAsNumber }) => sum + toCents(totalPriceAsNumber), 0)
  const { delivered } = progressOf(ports.now(), Number.MAX_SAFE_INTEGER, {
    ...order,
    country,
  })
  return [
    {
      returnId: `${order.order}-R1`,
      date: wallClock((delivered ?? ports.now()) + returnDays * day),
      lines: lines.map(({ line }) => line),
      ...amountFields({ totalPrice: value }, order.currency),
    },
  ]

  function isDeposit(item: string): boolean {
    return catalogue.isDeposit(catalogue.item(item)?.product ?? 0)
  }
}
