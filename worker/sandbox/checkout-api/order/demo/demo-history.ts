import { seededRandom } from '../../../demo-catalogue/seed/random.ts'
import type { World } from '../../../world.ts'
import { demoOrderWire } from './demo-order-wire.ts'
import { demoOrders } from './demo-orders.ts'

const hour = 60 * 60 * 1000

/**
 * Reserves the orders of a demo customer's account: only numbers and dates, since pricing them takes longer. They are
 * built when they are first read. Does nothing for an account that has them, or where the catalogue lacks their parts.
 */
export function reserveDemoOrders({ ports, catalogue }: World, customer: number, demoCustomer: string): void {
  const { sql, now } = ports
  if (
    sql.all('select 1 from placed_order where customer = ? and demo is not null limit 1', customer).length > 0
  )
    return
  const reserved = demoOrders
    .filter((order) => order.customer === demoCustomer)
    .filter(({ parts }) => parts.every(([sku]) => catalogue.itemOfSku(sku)))
    .map(({ id, hoursAgo }) => ({ id, placed: now() - hoursAgo * hour }))
  sql.run(
    `insert into placed_order (placed_order, selection, customer, email, placed, record, demo)
       select (select coalesce(max(placed_order), 1000) from placed_order) + 1 + entry.key,
         'demo ' || customer || ' ' || entry.key, customer, email, entry.value ->> 'placed', '', entry.value ->> 'id'
       from json_each(?) entry, customer where customer = ?`,
    JSON.stringify(reserved),
    customer,
  )
}

/** Builds the reserved orders of a customer that have not been read before. */
export function buildDemoOrders(world: World, customer: number): void {
  const { sql } = world.ports
  const reserved = sql.all(
    `select placed_order, placed, email, demo from placed_order where customer = ? and record = ''`,
    customer,
  )
  for (const row of reserved) {
    const number = Number(row.placed_order)
    const plan = demoOrders.find(({ id }) => id === row.demo)
    const then = atThatTime(world, Number(row.placed), number)
    const order = plan && demoOrderWire(then, number, String(row.email), plan)
    // Without an order, its parts or its plan went with an older build.
    if (order)
      sql.run('update placed_order set record = ? where placed_order = ?', JSON.stringify(order), number)
    else sql.run('delete from placed_order where placed_order = ?', number)
  }
}

/** The world with the clock of another time, and line ids that only depend on the order's number. */
function atThatTime(world: World, time: number, number: number): World {
  let drawn = 0
  const byte = () => Math.floor(seededRandom(`order ${number} byte ${drawn++}`) * 256)
  const random = (length: number) => Uint8Array.from({ length }, byte)
  return { ...world, ports: { ...world.ports, now: () => time, random } }
}
