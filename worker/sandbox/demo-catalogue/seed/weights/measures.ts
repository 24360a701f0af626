import type { Technical } from '../assortment/design.ts'
import { car } from '../plan/cars.ts'

/** The measures of a part that its weight follows from. */
export interface Measures {
  /** A measure as a number; throws if the part has none. */
  number(attribute: string): number
  /** The value of an attribute; empty without one. */
  value(attribute: string): string
  /** The size of the cars it fits, from 0 to 1. */
  size: number
}

/** The weight in kilograms by part type. */
export type Weights = Readonly<Record<string, (part: Measures) => number>>

const sizeOfUniversalParts = 0.4

export function measuresOf(technical: Technical, models: readonly string[]): Measures {
  const sizes = models.map((model) => car(model).size)
  return {
    number(attribute) {
      const number = Number(technical[attribute])
      if (Number.isNaN(number)) throw new Error(`no measure ${attribute}`)
      return number
    },
    value: (attribute) => technical[attribute] ?? '',
    size: sizes.length === 0 ? sizeOfUniversalParts : sizes.reduce((sum, size) => sum + size) / sizes.length,
  }
}

/** Kilograms per cubic centimetre. */
export const density = { iron: 0.0072, steel: 0.00785, lining: 0.0027, rubber: 0.0012 } as const

/** The volume in cubic centimetres of a cylinder, from millimetres. */
export function cylinder(diameter: number, height: number): number {
  return (Math.PI / 4) * (diameter / 10) ** 2 * (height / 10)
}

/** The volume in cubic centimetres of a pipe, from millimetres. */
export function pipe(outer: number, inner: number, length: number): number {
  return Math.max(0, cylinder(outer, length) - cylinder(inner, length))
}
