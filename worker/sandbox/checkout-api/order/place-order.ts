// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Order } from '#src/commerce/contract/payment/order.ts'
import { deliver } from '../../inbox.ts'
import { wallClock } from '../../wall-clock.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { addressWire, shippingAddressWire } from '../customer/address-wire.ts'
import { piecesOf } from '../items/priced-line.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { closeSelection } from '../selection/selection-store.ts'
import { selectionWire } from '../selection/selection-wire.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { splitOrderLines } from './split-order-lines.ts'

/**
 * Turns a selection into an order: reduces stock, closes the selection and sends the confirmation mail. Returns the
 * order as in replies.
 */
export function placeOrder(
  world: World,
  session: number,
  selection: string,
  priced: PricedSelection,
): Wire<typeof Order> {
  const { sql, now } = world.ports
  const [last] = sql.all('select coalesce(max(placed_order), 1000) as number from placed_order')
  const number = Number(last?.number) + 1
  const order = orderWire(world, number, priced)
  sql.run(
    'insert into placed_order (placed_order, selection, email, placed, record) values (?, ?, ?, ?, ?)',
    number,
    selection,
    priced.state.address.email ?? '',
    now(),
    JSON.stringify(order),
  )
  for (const line of priced.lines) {
    if (line.deposit) continue
    for (const { item, quantity } of piecesOf(line)) world.catalogue.takeStock(item, quantity * line.quantity)
  }
  sql.run('update session set last_order = ? where session = ?', number, session)
  closeSelection(world, selection)
  deliver(world.ports, confirmationMail(world, number, priced))
  return order
}

function orderWire(world: World, number: number, priced: PricedSelection) {
  const { state } = priced
  const fields = Object.entries(state.shippingAddress).filter(([, value]) => value !== '')
  // Without a shipping address the order goes to the billing address.
  const shipping =
    fields.length > 0
      ? { email: state.address.email ?? '', country: state.country ?? '', ...Object.fromEntries(fields) }
      : state.address
  const withName = (address: Record<string, string>) => ({
    ...address,
    countryName: world.regions.country(address.country ?? '')?.name ?? '',
  })
  return {
    order: String(number),
    status: 'untouched',
    statusDescription: 'Pending',
    date: wallClock(world.ports.now()),
    ...selectionWire(world, splitOrderLines(world, priced)),
    address: withName(addressWire(state.address)),
    shippingAddress: withName(shippingAddressWire(shipping)),
    giftMessage: state.giftMessage,
  } satisfies Wire<typeof Order>
}
