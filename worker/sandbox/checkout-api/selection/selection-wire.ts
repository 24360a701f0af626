// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import type { PaymentMethod as ContractMethod } from '#src/commerce/contract/selection/method.ts'
import type { PluginFields } from '#src/commerce/contract/selection/plugin-fields.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { currencyFormat } from '../../price-text.ts'
import checkoutScript from '../../provider/widgets/checkout-script.js?raw'
import { shippingPluginFields } from '../../provider/widgets/delivery/plugin-fields.ts'
import type { Wire } from '../../wire-type.ts'
import type { World } from '../../world.ts'
import { amountFields } from '../amount-fields.ts'
import { addressWire, shippingAddressWire } from '../customer/address-wire.ts'
import { linesWire } from '../items/line-wire.ts'
import { paymentFieldsFor } from '../payment/payment-fields.ts'
import type { PaymentMethod } from '../payment/payment-methods.ts'
import { discountsWire } from './discount-wire.ts'
import { type PricedSelection, priceSelection, shippingNameOf } from './priced-selection.ts'
import { regionFields } from './region-wire.ts'
import type { SelectionState } from './selection-state.ts'
import { shippingNames } from './shipping-names.ts'
import { totalsWire } from './totals-wire.ts'

interface ReplyContext {
  serverSide: boolean
  /** The fields that plugins of payment methods add to the selection. */
  pluginFields: Wire<typeof PluginFields>
}

/** The fields of a selection reply, without its token. */
export function selectionReply(
  world: World,
  state: SelectionState,
  { serverSide, pluginFields }: ReplyContext,
) {
  const priced = priceSelection(world, state)
  const { delivery, payments, pricelist } = priced
  return {
    selection: {
      ...selectionWire(world, priced),
      pluginFields: { ...shippingPluginFields(world, priced), ...pluginFields },
      centraCheckoutScript: checkoutScript,
      address: addressWire(state.address),
      shippingAddress: shippingAddressWire(state.shippingAddress),
    },
    paymentMethods: payments.map((method) => paymentMethodWire(method, priced)),
    paymentFields: paymentFieldsFor(priced),
    shippingMethods: delivery.map(({ shippingMethod, price }) => ({
      shippingMethod,
      name: shippingNames[shippingMethod][state.language],
      ...amountFields({ price }, pricelist.currency),
    })),
    ...regionFields(world, state, serverSide),
  } satisfies Wire<typeof Selection>
}

/** The fields that a selection and an order share. */
export function selectionWire(world: World, priced: PricedSelection) {
  const { state, payments, pricelist } = priced
  const payment = payments.find(({ paymentMethod }) => paymentMethod === state.paymentMethod)
  return {
    language: state.language,
    currency: pricelist.currency,
    paymentMethod: state.paymentMethod,
    paymentMethodName: payment?.name[state.language] ?? '',
    shippingMethod: state.shippingMethod,
    shippingMethodName: shippingNameOf(priced),
    pluginFields: {},
    items: linesWire(world, priced),
    discounts: discountsWire(priced),
    totals: totalsWire(priced),
    vatExempt: priced.exempt,
    additionalNotes: state.additionalNotes,
    currencyFormat: currencyFormat(pricelist.currency),
  }
}

function paymentMethodWire(method: PaymentMethod, { state, pricelist }: PricedSelection) {
  const handling = method.handling[pricelist.currency] ?? 0
  return {
    paymentMethod: method.paymentMethod,
    name: method.name[state.language],
    paymentMethodType: method.paymentMethodType,
    supportsInitiateOnly: method.supportsInitiateOnly ?? false,
    providesCustomerAddressAfterPayment: method.providesAddress ?? false,
    ...amountFields({ handlingCost: handling }, pricelist.currency),
  } satisfies Wire<typeof ContractMethod>
}
