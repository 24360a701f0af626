/** Properties of which a car has one value each. `chassisText`: a chassis range that is not numeric, as text. */
export const valueFields = [
  'engine',
  'body',
  'steering',
  'gearbox',
  'brakeSystem',
  'colourCode',
  'interiorCode',
  'chassisText',
] as const
export type ValueField = (typeof valueFields)[number]

/** Properties that are whole numbers. `built`: model year and month, see `monthNumber`. */
export const rangeFields = ['built', 'chassis'] as const
export type RangeField = (typeof rangeFields)[number]

/** A value is one of `is`, or any if that is null, and never one of `not`. */
export interface KnownValue {
  is: readonly string[] | null
  not: readonly string[]
}

/** Known limits of a number: `from` and `to`, both inclusive; null if unknown. */
export interface KnownRange {
  from: number | null
  to: number | null
}

/** An absent property is unknown. `engine` has vehicle keys (`volvo-240-b21a`): all those of the model if it is unknown. */
export type CarFacts = { [Field in ValueField]?: KnownValue } & { [Field in RangeField]?: KnownRange }

/** A requirement of a part on a car: one of several values, or a number from or up to another. */
export type Condition =
  | { field: ValueField; oneOf: readonly string[] }
  | { field: RangeField; from: number }
  | { field: RangeField; to: number }

/** A month of a model year, 1 to 12, as a number that grows by one each month. */
export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1
}

export function exactly(value: string): KnownValue {
  return { is: [value], not: [] }
}
