import type { CarFacts } from '../fit/car-facts.ts'

/** True if a car is certainly one of these vehicles, which are keys. */
export function isAmong({ engine }: CarFacts, vehicles: readonly string[]): boolean {
  const known = engine?.is ?? []
  return known.length > 0 && known.every((key) => vehicles.includes(key))
}
