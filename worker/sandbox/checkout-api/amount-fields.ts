// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import { formatPrice } from '../price-text.ts'
import { type Cents, fromCents } from '../rules/money.ts'

/** An amount as text under its name, and as a number in units of the currency under the name with `AsNumber`. */
export type AmountFields<Name extends string, Nothing = never> = Record<Name, string | Nothing> &
  Record<`${Name}AsNumber`, number | Nothing>

/** Writes each amount as text and as number. */
export function amountFields<Name extends string>(
  amounts: Record<Name, Cents>,
  currency: string,
): AmountFields<Name> {
  const fields = Object.entries<Cents>(amounts).flatMap(([name, cents]) => [
    [name, formatPrice(fromCents(cents), currency)],
    [`${name}AsNumber`, fromCents(cents)],
  ])
  // `fromEntries` forgets the names of its entries.
  return Object.fromEntries(fields) as AmountFields<Name>
}

/** Writes each amount as text and as number, and both as `false` where it is 0. */
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
