import * as v from 'valibot'
import { Car } from './car.ts'

/** Number of cars a customer can keep. With it a list has at most `maxListLength` characters. */
export const maxCars = 20
/** Maximum characters of a serialized list, in UTF-16 units. */
export const maxListLength = 16_000

/** Increased when the shape of a car changes: an earlier version of the shop must not overwrite what it cannot read. */
const version = 1

const CarList = v.strictObject({
  version: v.literal(version),
  cars: v.pipe(v.array(Car), v.maxLength(maxCars)),
})

/** Serializes the cars of a customer as JSON, for one custom attribute. */
export function serializeCars(cars: readonly Car[]): string {
  return JSON.stringify({ version, cars })
}

/**
 * Parses the custom attribute with a customer's cars; without one there are none. Null when it is unreadable: damaged, too
 * long, or of another version. What is unreadable must not be replaced.
 */
export function parseCars(attribute: unknown): Car[] | null {
  if (attribute === undefined || attribute === null || attribute === '') return []
  if (typeof attribute !== 'string' || attribute.length > maxListLength) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CarList), attribute)
  return parsed.success ? parsed.output.cars : null
}
