import type { GarageCar } from './garage.ts'

/** A car in words: "Volvo 240, B21A, 1979". */
export function carLabel({ name, year }: Pick<GarageCar, 'name' | 'year'>): string {
  return `${name}, ${year}`
}
