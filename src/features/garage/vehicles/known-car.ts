import type { CarFacts } from '../fit/car-facts.ts'

/** The car that a chassis number, a plate or the key of a type identifies, among those the shop has parts for. */
export interface KnownCar {
  /** Names of make and model; empty if unknown. */
  make: string
  model: string
  /** Key of the engine; empty if unknown. */
  engine: string
  /** The model year; null if unknown or ambiguous. */
  year: number | null
  facts: CarFacts
  /** Its chassis number or type plate, if that was read; otherwise empty. */
  vinNumber: string
}
