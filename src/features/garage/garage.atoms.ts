import { atom } from 'jotai'
import type { Fit } from './fit/fit.ts'
import type { Garage, GarageCar } from './garage.ts'

/** The cars of this browser; null until loaded, and while it has none. */
export const garageAtom = atom<Garage | null>(null)

/** The car that parts are chosen for; null while none is, or until it is known. */
export const currentCarAtom = atom<GarageCar | null>((get) => {
  const garage = get(garageAtom)
  return garage?.cars.find(({ id }) => id === garage.current) ?? null
})

/** Whether products fit the current car. */
export interface CarFit {
  /** By the product's cars as `parseFitSummary` reads them. */
  of(summary: string): Fit
}

/** Null while there is no current car, which it is always set with: only those who have one load the code that decides. */
export const carFitAtom = atom<CarFit | null>(null)

/** How many pieces of a product the current car needs; null while that is not known. Set by the product's answer. */
export const neededQuantityAtom = atom<{ product: string; quantity: number } | null>(null)
