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
 * several elements; then the first text is used.
 */
export const Vehicles = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), {}),
  v.transform((chosen): Vehicle[] =>
    Object.values(chosen).flatMap((value) => {
      const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
      const text = texts.find((entry) => typeof entry === 'string')
      return text === undefined ? [] : [parseVehicle(text)]
    }),
  ),
)
