import type { CarFacts } from '../fit/car-facts.ts'

/** The car that a chassis number, a plate or the key of a type identifies, among those the shop has parts for. */
export interface KnownCar {
  make: string
  model: string
  engine: string
  year: number | null
  facts: CarFacts
  vinNumber: string
}
