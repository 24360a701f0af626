import type { CarFacts } from '../fit/car-facts.ts'

/** What a number says of a car, among those the shop has parts for: its chassis number, its plate, or the key of its type. */
export interface KnownCar {
  /** Names of make and model; empty where the number does not say. */
  make: string
  model: string
  /** Key of the engine; empty where the number does not say. */
  engine: string
  /** The model year; null where the number does not say, or can mean several. */
  year: number | null
  facts: CarFacts
  /** Its chassis number or type plate, where that was read; empty otherwise. */
  vinNumber: string
}
