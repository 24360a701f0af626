import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import { parsePlate } from '../lookup/plate.ts'

/** Registration plates in use, without separators, by country. */
const shapes: Readonly<Record<string, RegExp>> = {
  SE: /^[A-Z]{3}\d{2}[A-Z\d]$/,
  NO: /^[A-Z]{2}\d{4,5}$/,
  DK: /^[A-Z]{2}\d{5}$/,
  FI: /^[A-ZÅÄÖ]{2,3}\d{1,3}$/,
  NL: /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{6}$/,
  FR: /^(?:[A-Z]{2}\d{3}[A-Z]{2}|\d{1,4}[A-Z]{2,3}\d{2})$/,
  GB: /^(?:[A-Z]{2}\d{2}[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z])$/,
}

/** Parses a text that has the shape of a country's registration plates; null for any other, and in other countries. */
export function plateIn(text: string, country: string): VehicleQuery | null {
  const query = parsePlate(country, text)
  return query?.kind === 'plate' && shapes[country]?.test(query.plate) ? query : null
}
