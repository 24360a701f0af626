import { commonKey } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import type { CarFacts } from './car-facts.ts'

/**
 * The key of a car in addresses, `?car=volvo-240-b21a`: the common beginning of the keys of all vehicles it may be, up
 * to a hyphen. That is the key of the model, `volvo-240`, while the engine is unknown. Empty if it may be any vehicle.
 */
export function carKey({ engine }: CarFacts): string {
  return commonKey(engine?.is ?? [])
}

/** The keys of the vehicles that a car of an address may be: its own, otherwise all that begin with it. */
export function vehiclesOf(car: string, keys: readonly string[]): string[] {
  if (car === '') return []
  return keys.includes(car) ? [car] : keys.filter((key) => key.startsWith(`${car}-`))
}

export function parseCarKey(text: string | null): string {
  return text !== null && text.length <= maxLength && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text) ? text : ''
}

const maxLength = 64
