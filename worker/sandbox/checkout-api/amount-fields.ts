// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import { formatPrice } from '../price-text.ts'
import { type Cents, fromCents } from '../rules/money.ts'

/**
 * The two fields of an amount: formatted text under its name, and a number in units of the currency (kronor, not öre)
 * under `…AsNumber`.
 */
export type AmountFields<Name extends string, Nothing = never> = Record<Name, string | Nothing> &
  Record<`${Name}AsNumber`, number | Nothing>

/** Creates the text and number fields of each amount. */
export function amountFields<Name extends string>(
  amounts: Record<Name, Cents>,
  currency: string,
): AmountFields<Name> {
  const fields = Object.entries<Cents>(amounts).flatMap(([name, cents]) => [
    [name, formatPrice(fromCents(cents), currency)],
    [`${name}AsNumber`, fromCents(cents)],
  ])
  // `Object.fromEntries` loses the literal names of the keys.
  return Object.fromEntries(fields) as AmountFields<Name>
}

/** Creates the text and number fields of each amount, both `false` where the amount is 0. */
export function amountFieldsOrFalse<Name extends string>(
  amounts: Record<Name, Cents>,
  currency: string,
): AmountFields<Name, false> {
  const fields = Object.entries<Cents>(amounts).flatMap(([name, cents]) => [
    [name, cents === 0 ? false : formatPrice(fromCents(cents), currency)],
    [`${name}AsNumber`, cents === 0 ? false : fromCents(cents)],
  ])
  return Object.fromEntries(fields) as AmountFields<Name, false>
}
