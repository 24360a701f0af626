import { atom } from 'jotai'
import type { Fit } from './fit/fit.ts'
import type { Garage, GarageCar } from './garage.ts'

export const garageAtom = atom<Garage | null>(null)

/** The car that parts are chosen for; null if there is none or it is not loaded. */
export const currentCarAtom = atom<GarageCar | null>((get) => {
  const garage = get(garageAtom)
  return garage?.cars.find(({ id }) => id === garage.current) ?? null
})

/** The fit of products for the current car. */
export interface CarFit {
  /** `summary`: the product's cars in the format of `parseFitSummary`. */
  of(summary: string): Fit
}

/** Null without a current car, with which it is always set: only visitors with a car load the code for it. */
export const carFitAtom = atom<CarFit | null>(null)

/** Pieces of a product the current car needs; null if unknown. Set by the product's answer. */
export const neededQuantityAtom = atom<{ product: string; quantity: number } | null>(null)
