import { formatPrice } from '../price-text.ts'
import { type Cents, fromCents } from '../rules/money.ts'

export type AmountFields = Record<string, string | number | boolean>

/** Each amount twice: as text under its name, as a number under the name with `AsNumber`. */
export function amountFields(amounts: Record<string, Cents>, currency: string): AmountFields {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, cents]) => [
      [name, formatPrice(fromCents(cents), currency)],
      [`${name}AsNumber`, fromCents(cents)],
    ]),
  )
}

/** The same, except that nothing is `false`, not 0. */
export function amountFieldsOrFalse(amounts: Record<string, Cents>, currency: string): AmountFields {
  return Object.assign(
    {},
    ...Object.entries(amounts).map(([name, cents]) =>
      cents === 0 ? { [name]: false, [`${name}AsNumber`]: false } : amountFields({ [name]: cents }, currency),
    ),
  )
}
