import * as v from 'valibot'
import { plateCountries, VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'

export const maxTypedPlate = 20

/**
 * The kind of entry by which a car is looked up in a country: its plate, or the code of its type from its papers where
 * the register is not open to shops.
 */
export function lookupKind(country: string): VehicleQuery['kind'] {
  return country === 'DE' ? 'type' : country === 'AT' ? 'nationalCode' : 'plate'
}

export const lookupCountries: readonly string[] = [...plateCountries, 'DE', 'AT']

/**
 * The country whose cars are looked up first: that of delivery, or if it has no look-up, the one where most readers of
 * the language live.
 */
export function firstLookupCountry(delivery: string | null, locale: string): string {
  const { region } = new Intl.Locale(locale).maximize()
  return [delivery, region].find((code) => code && lookupCountries.includes(code)) ?? 'GB'
}

export function parsePlate(country: string, typed: string): VehicleQuery | null {
  return parseQuery({ kind: 'plate', country, plate: withoutSeparators(typed, maxTypedPlate) })
}

/**
 * Parses the key of a type in German papers; null if it is not valid. Of the second field only the first
 * three characters name the type, the others its version.
 */
export function parseTypeKey(hsn: string, tsn: string): VehicleQuery | null {
  return parseQuery({
    kind: 'type',
    hsn: withoutSeparators(hsn, 10),
    tsn: withoutSeparators(tsn, maxTypedPlate).slice(0, 3),
  })
}

/** Parses the national code in Austrian papers, six digits; null if it is not valid. */
export function parseNationalCode(typed: string): VehicleQuery | null {
  return parseQuery({ kind: 'nationalCode', code: withoutSeparators(typed, maxTypedPlate) })
}

function parseQuery(query: object): VehicleQuery | null {
  const parsed = v.safeParse(VehicleQuery, query)
  return parsed.success ? parsed.output : null
}

function withoutSeparators(typed: string, max: number): string {
  if (typed.length > max) return ''
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.·-]/g, '')
}
