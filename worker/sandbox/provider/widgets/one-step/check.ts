// Centra, "Klarna Checkout": https://centra.dev/docs/extend-with-plugins/checkout/klarna-checkout

import { isEmail, malformedFields } from '../../../checkout-api/customer/address-check.ts'
import { shortagesOf } from '../../../checkout-api/items/stock-check.ts'
import { oneStep } from '../../../checkout-api/payment/payment-methods.ts'
import { paymentSentinel } from '../../../checkout-api/payment/sentinel.ts'
import { priceSelection } from '../../../checkout-api/selection/priced-selection.ts'
import { findOpenSelection } from '../../../checkout-api/selection/selection-store.ts'
import { findVoucher, isExpired } from '../../../rules/vouchers.ts'
import type { World } from '../../../world.ts'
import type { StoredPayment } from '../../payments.ts'
import type { OneStepPayment } from './session.ts'

/** The service's reason for refusing a payment, for the failed page. */
export type Mismatch =
  | 'stock_mismatch'
  | 'order_total_mismatch'
  | 'country_mismatch'
  | 'voucher_error'
  | 'empty_selection'

/** Local parts of e-mail addresses that are refused at the last moment; see the README. */
const mismatchSentinels: Record<string, Mismatch> = {
  stock: 'stock_mismatch',
  total: 'order_total_mismatch',
  country: 'country_mismatch',
  voucher: 'voucher_error',
  empty: 'empty_selection',
}

/** The mismatch that an e-mail address causes; null for others. */
export function mismatchSentinel(address: Record<string, string>): Mismatch | null {
  const name = paymentSentinel({ address })
  return (Object.hasOwn(mismatchSentinels, name) && mismatchSentinels[name]) || null
}

/** The service's last check: null if a payment's selection can still be ordered for the amount the shopper saw. */
export function mismatchOf(
  world: World,
  { selection, oneStep: made }: OneStepPayment,
  shown: Pick<StoredPayment, 'amount' | 'currency'>,
): Mismatch | null {
  const stored = findOpenSelection(world, selection)
  if (!stored || stored.state.lines.length === 0) return 'empty_selection'
  const priced = priceSelection(world, { ...stored.state, paymentMethod: oneStep.paymentMethod })
  if (stored.state.country !== made.country) return 'country_mismatch'
  if (stored.state.vouchers.some((code) => !isAccepted(code, world.ports.now()))) return 'voucher_error'
  if (shortagesOf(world, priced).length > 0) return 'stock_mismatch'
  const isSame = priced.totals.grandTotal === shown.amount && priced.pricelist.currency === shown.currency
  return isSame ? null : 'order_total_mismatch'
}

function isAccepted(code: string, now: number): boolean {
  const voucher = findVoucher(code)
  return voucher !== null && !isExpired(voucher, now)
}

const askedFor = ['email', 'firstName', 'lastName', 'address1', 'zipCode', 'city', 'phoneNumber'] as const
export type AskedFor = (typeof askedFor)[number]

/** The known fields of the frame's form. */
export function askedFields(sent: Record<string, unknown>): Record<AskedFor, string> {
  const text = (key: AskedFor) => (typeof sent[key] === 'string' ? sent[key].trim().slice(0, 500) : '')
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    address1: text('address1'),
    zipCode: text('zipCode'),
    city: text('city'),
    phoneNumber: text('phoneNumber'),
  }
}

/** Errors of the fields of an address in a country. */
export function fieldErrors(
  fields: Record<AskedFor, string>,
  country: string,
): Partial<Record<AskedFor, 'required' | 'notValid'>> {
  const malformed = malformedFields({ zipCode: fields.zipCode, country })
  const isValid: Partial<Record<AskedFor, boolean>> = {
    email: isEmail(fields.email),
    zipCode: malformed.zipCode === undefined,
    phoneNumber: fields.phoneNumber.replace(/\D/g, '').length >= 5,
  }
  const errorOf = (key: AskedFor) => {
    if (fields[key] === '') return 'required'
    return isValid[key] === false ? 'notValid' : null
  }
  return Object.fromEntries(
    askedFor.flatMap((key) => {
      const error = errorOf(key)
      return error === null ? [] : [[key, error]]
    }),
  )
}
