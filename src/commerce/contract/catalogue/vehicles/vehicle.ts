import * as v from 'valibot'

/** A car: one model with one engine. */
export interface Vehicle {
  /**
   * Identifies the vehicle in URLs, saved vehicles and fitment rows, independent of the service's ids. It begins with
   * the key of its model: `volvo-240-b21a`. Null when the element's text has none.
   */
  key: string | null
  /** Model and engine, "Volvo 240, B21A", in the language of the reply. */
  name: string
}

/** The fuel of an engine, as merchants fill it in. */
export const fuels = ['petrol', 'diesel', 'electric', 'hybrid', 'lpg', 'cng', 'ethanol'] as const

/** Facts that tell the engines of a model apart without their codes. Null: not filled in, or unreadable. */
export interface EngineFacts {
  /** Displacement in cubic centimetres. */
  cc: number | null
  kw: number | null
  fuel: (typeof fuels)[number] | null
  /** The first and the last model year, both inclusive; `to` is null while the car is built. */
  from: number | null
  to: number | null
}

const maxKeyLength = 64

/** Words of lower-case letters and digits, joined by single hyphens. */
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Parses the text of an element of the attribute `vehicle`: a name followed by the key in square brackets, `Volvo 240,
 * B21A [volvo-240-b21a]`. Without a well-formed key the whole text is the name.
 */
export function parseVehicle(text: string): Vehicle {
  const trimmed = text.trim()
  const bracket = trimmed.lastIndexOf('[')
  const key = trimmed.endsWith(']') && bracket >= 0 ? trimmed.slice(bracket + 1, -1) : ''
  if (key.length > maxKeyLength || !keyPattern.test(key)) return { key: null, name: trimmed }
  return { key, name: trimmed.slice(0, bracket).trimEnd() || key }
}

/**
 * The multi-select attribute `vehicle` of a product: `{ "4201": "Volvo 240, B21A [volvo-240-b21a]" }`. The ids are
 * internal to the service. It sends `[]` when nothing is chosen, and objects instead of texts when the attribute has
 * several elements; then the first text with a key is used, otherwise the first text.
 */
export const Vehicles = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform((chosen): Vehicle[] =>
    Object.values(chosen).flatMap((value) => {
      const entries: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value]
      const cars = entries.flatMap((entry) => (typeof entry === 'string' ? parseVehicle(entry) : []))
      return cars.find(({ key }) => key !== null) ?? cars[0] ?? []
    }),
  ),
)

/** A whole number above 0 of at most five digits, as a number or as text. */
const Measure = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((written) => String(written).trim()),
      v.regex(/^[1-9]\d{0,4}$/),
      v.transform(Number),
    ),
  ),
  null,
)

const Fuel = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(fuels))), null)

const Years = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((written) => String(written).replaceAll(/\s/g, '')),
    v.regex(/^(?=.*\d)(?:\d{4})?(?:[-–](?:\d{4})?)?$/),
    v.transform((written) => {
      const [from = '', to = from] = written.split(/[-–]/)
      return { from: Number(from) || null, to: Number(to) || null }
    }),
    v.check(({ from, to }) => from === null || to === null || from <= to),
  ),
  { from: null, to: null },
)

/**
 * The elements of the attribute `vehicle` beside its name: `{ "cc": "2127", "kw": "73", "fuel": "petrol", "years":
 * "1975-1984" }`. `2015-` is still built, `1969` one model year. Each may be missing; what cannot be read counts as missing.
 */
export const EngineElements = v.fallback(
  v.pipe(
    v.object({ cc: Measure, kw: Measure, fuel: Fuel, years: Years }),
    v.transform(({ years, ...facts }): EngineFacts => ({ ...facts, ...years })),
  ),
  { cc: null, kw: null, fuel: null, from: null, to: null },
)
