// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Order } from '#src/commerce/contract/payment/order.ts'
import { wallClock } from '../../wall-clock.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { addressWire, shippingAddressWire } from '../customer/address-wire.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import { selectionWire } from '../selection/selection-wire.ts'
import { splitOrderLines } from './split-order-lines.ts'

/** A priced selection as an order in replies, placed now. */
export function orderWire(world: World, number: number, priced: PricedSelection) {
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
