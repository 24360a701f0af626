import * as v from 'valibot'

/** A car: one model with one engine. */
export interface Vehicle {
  /**
   * Names the car in addresses, in what shoppers save and in fitment rows, whatever the service calls it: it begins
   * with the key of its model, `volvo-240-b21a`. Null for an element whose text has none.
   */
  key: string | null
  /** Model and engine, "Volvo 240, B21A", in the language of the reply. */
  name: string
}

const maxKeyLength = 64

/** Lower-case letters and digits in words, with one hyphen between two of them. */
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Reads the text of an element of the attribute `vehicle`: a name with the key behind it in square brackets,
 * `Volvo 240, B21A [volvo-240-b21a]`. Without a well-formed key all of the text is the name.
 */
export function parseVehicle(text: string): Vehicle {
  const trimmed = text.trim()
  const bracket = trimmed.lastIndexOf('[')
  const key = trimmed.endsWith(']') && bracket >= 0 ? trimmed.slice(bracket + 1, -1) : ''
  if (key.length > maxKeyLength || !keyPattern.test(key)) return { key: null, name: trimmed }
  return { key, name: trimmed.slice(0, bracket).trimEnd() || key }
}

/**
 * The multi-select attribute `vehicle` of a product: `{ "4201": "Volvo 240, B21A [volvo-240-b21a]" }`. The ids are the
 * service's own and mean nothing here. The wire has `[]` where nothing is chosen, and an object in place of the text
 * where the attribute has several elements; then the first text counts.
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
