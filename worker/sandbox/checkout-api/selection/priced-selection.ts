import type { Pricelist, Region } from '../../demo-catalogue/regions.ts'
import { type DeliveryOption, deliveryOptions } from '../../rules/delivery.ts'
import { type ServiceOption, serviceOptions } from '../../rules/delivery-service.ts'
import type { Cents } from '../../rules/money.ts'
import { type Totals, totalsOf } from '../../rules/totals.ts'
import { isExempt } from '../../rules/vat-number.ts'
import {
  type AppliedVoucher,
  applyVouchers,
  findVoucher,
  spread,
  type Voucher,
} from '../../rules/vouchers.ts'
import type { World } from '../../world.ts'
import { type PricedLine, parcelOf, priceLine } from '../items/priced-line.ts'
import { type PaymentMethod, paymentMethodsFor, providesAddress } from '../payment/payment-methods.ts'
import { paymentSentinel } from '../payment/sentinel.ts'
import { withValueLeft } from './certificates.ts'
import type { SelectionState } from './selection-state.ts'
import { shippingNames } from './shipping-names.ts'

/** A selection with everything computed from it: prices, methods, discounts, totals. */
export interface PricedSelection {
  state: SelectionState
  region: Region | null
  pricelist: Pricelist
  lines: PricedLine[]
  delivery: DeliveryOption[]
  /** The options of the delivery service's session; empty without one. */
  serviceOptions: ServiceOption[]
  payments: PaymentMethod[]
  vouchers: AppliedVoucher[]
  exempt: boolean
  totals: Totals
}

export function priceSelection(world: World, state: SelectionState): PricedSelection {
  const region = state.country === null ? null : world.regions.country(state.country)
  const pricelist = world.regions.pricelist(state.pricelist)
  if (!pricelist) throw new Error(`no price list ${state.pricelist}`)
  const lines = state.lines.flatMap((line) => priceLine(world, line, state))
  const goodsLines = lines.filter(({ deposit }) => !deposit)
  const goodsValue = sumOf(goodsLines)
  const { currency } = pricelist
  const parcel = { currency, goodsValue, ...parcelOf(world, goodsLines) }
  const delivery = region?.shipTo ? deliveryOptions({ country: region.country, ...parcel }) : []
  const service = state.deliverySession
    ? serviceOptions(
        {
          ...parcel,
          bulky: delivery.some(({ shippingMethod }) => shippingMethod === 'freight'),
          hazardous: parcel.classes.includes('hazmat'),
        },
        state.deliveryPostcode,
      )
    : []
  const chosen = [...service, ...delivery].find(isChosen(state))
  const shipping = lines.length > 0 ? (chosen?.price ?? 0) : 0
  const entered = enteredVouchers(state).map((voucher) => withValueLeft(world.ports.sql, voucher, currency))
  const vouchers = applyVouchers(entered, goodsValue, shipping, currency)
  const discount = vouchers.reduce((sum, { goodsOff }) => sum + goodsOff, 0)
  const shippingLeft = vouchers.reduce((sum, { shippingOff }) => sum + shippingOff, shipping)
  const payments = paymentMethodsFor(region, paymentSentinel(state), state.wallet)
  const fee =
    payments.find(({ paymentMethod }) => paymentMethod === state.paymentMethod)?.handling[currency] ?? 0
  const due = sumOf(lines) + discount + shippingLeft
  // A widget with the form of the address has no VAT number.
  const vatNumber = providesAddress(state.paymentMethod) ? '' : (state.address.vatNumber ?? '')
  const exempt = region ? isExempt(vatNumber, region) : false
  const totals = totalsOf({
    lines,
    discount,
    shipping: shippingLeft,
    handling: due > 0 ? fee : 0,
    taxPercent: region?.vatPercent ?? 0,
    taxIncluded: pricelist.vatIncluded,
    exempt,
  })
  const marked = markVouchers(lines, vouchers)
  return {
    state,
    region,
    pricelist,
    lines: marked,
    delivery,
    serviceOptions: service,
    payments,
    vouchers,
    exempt,
    totals,
  }
}

/** The name of the chosen shipping method in the selection's language; empty without one. */
export function shippingNameOf({ state, delivery, serviceOptions }: PricedSelection): string {
  const option = serviceOptions.find(isChosen(state))
  if (option) return option.name[state.language]
  const method = delivery.find(isChosen(state))
  return method ? shippingNames[method.shippingMethod][state.language] : ''
}

/** True if the chosen shipping method is offered. */
export function isShippable({ state, delivery, serviceOptions }: PricedSelection): boolean {
  return [...serviceOptions, ...delivery].some(isChosen(state))
}

const isChosen =
  ({ shippingMethod: chosen }: SelectionState) =>
  ({ shippingMethod }: { shippingMethod: string }) =>
    shippingMethod === chosen

const sumOf = (lines: { price: Cents; quantity: number }[]): Cents =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** The vouchers of a selection. Certificates are last, so that their value pays for what the discounts leave. */
export function enteredVouchers({ vouchers }: SelectionState): Voucher[] {
  const entered = vouchers.flatMap((code) => findVoucher(code) ?? [])
  return [
    ...entered.filter(({ certificate }) => !certificate),
    ...entered.filter(({ certificate }) => certificate),
  ]
}

/** Distributes the discounts of vouchers over the lines. */
function markVouchers(lines: PricedLine[], vouchers: AppliedVoucher[]): PricedLine[] {
  let left = lines.map(({ price, quantity, deposit }) => (deposit ? 0 : price * quantity))
  let marked = lines
  for (const { voucher, goodsOff } of vouchers) {
    if (goodsOff === 0) continue
    const shares = spread(0 - goodsOff, left)
    left = left.map((price, index) => price - (shares[index] ?? 0))
    marked = marked.map((line, index) => {
      const off = 0 - (shares[index] ?? 0)
      return off === 0 ? line : { ...line, vouchers: [...line.vouchers, { voucher: voucher.voucher, off }] }
    })
  }
  return marked
}

/**
 * Removes lines that cannot be bought any more and replaces unavailable shipping and payment methods with the default.
 */
export function settle(world: World, state: SelectionState): SelectionState {
  const { lines, delivery, serviceOptions, payments } = priceSelection(world, state)
  const buyable = new Set(lines.map(({ line }) => line))
  const shipping = [...serviceOptions, ...delivery].map(({ shippingMethod }): string => shippingMethod)
  const payment = payments.map(({ paymentMethod }) => paymentMethod)
  return {
    ...state,
    lines: state.lines.filter(({ line }) => buyable.has(line)),
    shippingMethod: offered(state.shippingMethod, shipping),
    paymentMethod: offered(state.paymentMethod, payment),
  }
}

const offered = (chosen: string, methods: string[]) =>
  methods.includes(chosen) ? chosen : (methods[0] ?? '')
