import { measureText } from './measure-text.ts'

/** A technical value of a part: the id of its attribute, and its value as the wire has it, with its unit. */
export interface TechnicalValue {
  id: string
  value: string
  unit?: string
}

/** Values that people write together, by the ids of their attributes, with the text between them. */
const pairs: readonly [first: string, between: string, second: string][] = [
  ['diameter_mm', 'x', 'thickness_mm'],
  ['drum_diameter_mm', 'x', 'width_mm'],
  ['width_mm', 'x', 'height_mm'],
  ['inner_diameter_mm', 'x', 'outer_diameter_mm'],
  ['inner_diameter_mm', 'x', 'height_mm'],
  ['inner_diameter_mm', 'x', 'length_mm'],
  ['core_width_mm', 'x', 'core_height_mm'],
  ['wiper_length_mm', '/', 'wiper_length_2_mm'],
  ['thread', 'x', 'length_mm'],
  ['thread', 'x', 'reach_mm'],
  ['holes', 'x', 'pcd_mm'],
  ['ribs', 'PK', 'length_mm'],
]
/** Units of measures that people search by. */
const units = new Set(['mm', 'Ah', 'V', 'W', 'kW', 'l', 'ml', 'bar', '°C'])
/** Measures that are written without a unit: `5x108`, `5W-30`, `M14x1.5`, `H7`. */
const unitless = new Set(['pcd', 'viscosity', 'thread', 'rim_size', 'bulb_type', 'dot_class'])
/** A part is searched by its main measures, which come first. */
const maxSingles = 4

/**
 * The measures of a part as `measureText` writes them in keywords, for the field `measures` of search documents: what is
 * written together, then single ones. `280x22`, `280 mm`, `22 mm`; `6PK1040`; of a rim `7Jx16` also `16 inch`.
 */
export function searchMeasures(values: readonly TechnicalValue[]): string[] {
  const byId = new Map(values.map(({ id, value }) => [id, value]))
  const joined = pairs.flatMap(([first, between, second]) => {
    const [before, after] = [byId.get(first), byId.get(second)]
    return before && after ? [`${before}${between}${after}`] : []
  })
  const plain = values.filter(({ id }) => unitless.has(id)).map(({ value }) => value)
  const [, inches] = /^\d+(?:\.\d)?Jx(\d\d)$/.exec(byId.get('rim_size') ?? '') ?? []
  const single = values
    .filter(({ value, unit }) => unit !== undefined && units.has(unit) && /^\d+(?:\.\d+)?$/.test(value))
    .slice(0, maxSingles)
    .map(({ value, unit }) => `${value} ${unit}`)
  const written = [...joined, ...plain, ...(inches ? [`${inches} inch`] : []), ...single]
  return [...new Set(written.map(measureText))]
}

/** The name of a ribbed belt, which is all that people know of it: `6PK1040`. Null for other parts. */
export function beltName(values: readonly TechnicalValue[]): string | null {
  const [ribs, length] = ['ribs', 'length_mm'].map((name) => values.find(({ id }) => id === name)?.value)
  return ribs && length ? `${ribs}PK${length}` : null
}
