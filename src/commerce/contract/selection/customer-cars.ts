import * as v from 'valibot'

/** Sides a steering wheel can be on, and kinds of brakes; empty when not stated. */
export const steeringSides = ['', 'left', 'right'] as const
export const brakeTypes = ['', 'disc', 'drum', 'discFront'] as const

/** Maximum lengths of a car's texts, in UTF-16 units. */
export const maxCarText = {
  model: 60,
  variant: 60,
  nickname: 40,
  vinNumber: 20,
  colorCode: 20,
  interiorCode: 20,
  brake: 40,
} as const

const minYear = 1885
const maxYear = 2100

/** Text without control characters and unpaired surrogates, which JSON would write as six characters each. */
const text = (max: number) => v.pipe(v.string(), v.regex(/^[^\p{C}]*$/u), v.maxLength(max))

/**
 * True for a letter. The shop once had letters for the brakes of a model, such as "B": stored ones are forgotten, since
 * they say nothing to an owner and decide about no part.
 */
export function isBrakeLetter(text: string): boolean {
  return /^[A-Z]$/i.test(text)
}

/**
 * A car of a customer. Texts are empty and the year is null when not stated. `variant` is the engine or version, `brake`
 * the make of the brakes, or the code of `FitmentRow.brakeSystem`.
 */
export const Car = v.strictObject({
  /** Identifies the car among those of its customer. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  model: v.pipe(text(maxCarText.model), v.minLength(1)),
  variant: text(maxCarText.variant),
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(minYear), v.maxValue(maxYear))),
  nickname: text(maxCarText.nickname),
  vinNumber: text(maxCarText.vinNumber),
  colorCode: text(maxCarText.colorCode),
  interiorCode: text(maxCarText.interiorCode),
  steeringSide: v.picklist(steeringSides),
  brakeType: v.picklist(brakeTypes),
  brake: v.pipe(
    text(maxCarText.brake),
    v.transform((brake) => (isBrakeLetter(brake) ? '' : brake)),
  ),
  /** Identifies the version of the photo kept for the car; empty without one. */
  photo: v.optional(v.pipe(v.string(), v.regex(/^([\da-f]{8})?$/)), ''),
})
export type Car = v.InferOutput<typeof Car>

/** Number of cars a customer can keep. With it a list has at most `maxListLength` characters. */
export const maxCars = 20
/** Maximum characters of a serialized list, in UTF-16 units. */
export const maxListLength = 16_000

/** Increased when the shape of a car changes: an earlier version of the shop must not overwrite what it cannot read. */
const version = 2

const CarList = v.strictObject({
  /** Cars of the first version have no photo. */
  version: v.picklist([1, version]),
  cars: v.pipe(v.array(Car), v.maxLength(maxCars)),
})

/** Serializes the cars of a customer as JSON, for one custom attribute. */
export function serializeCars(cars: readonly Car[]): string {
  return JSON.stringify({ version, cars })
}

/**
 * Parses the custom attribute with a customer's cars; empty without one. Null if it is unreadable: damaged, too long,
 * or of another version. An unreadable one must not be replaced.
 */
export function parseCars(attribute: unknown): Car[] | null {
  if (attribute === undefined || attribute === null || attribute === '') return []
  if (typeof attribute !== 'string' || attribute.length > maxListLength) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CarList), attribute)
  return parsed.success ? parsed.output.cars : null
}
