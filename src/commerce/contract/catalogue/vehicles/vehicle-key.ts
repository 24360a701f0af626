/**
 * The common beginning of vehicle keys, up to a hyphen. Of the vehicles of a model that is the key of the model,
 * `volvo-240`. Empty if they have none.
 */
export function commonKey(keys: readonly string[]): string {
  const [first = [], ...others] = keys.map((key) => key.split('-'))
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word))
  return (end < 0 ? first : first.slice(0, end)).join('-')
}

/** Model and engine of a vehicle's name, "Volvo 240, B21A". A name without a comma is both. */
export function splitVehicleName(name: string): { model: string; engine: string } {
  const comma = name.lastIndexOf(', ')
  return comma < 0
    ? { model: name, engine: name }
    : { model: name.slice(0, comma), engine: name.slice(comma + 2) }
}
