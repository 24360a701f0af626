import type { Car } from './cars.ts'

/** The model year from which the engines of new cars have ribbed belts. */
const ribbedFrom = 1985

/** The belts that drive the alternator and pumps of a car's engines; a value of the attribute `pulley`. */
export function beltDriveOf({ yearFrom }: Car): 'v-belt' | 'ribbed' {
  return yearFrom < ribbedFrom ? 'v-belt' : 'ribbed'
}
