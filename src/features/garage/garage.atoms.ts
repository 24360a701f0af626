import { atom } from 'jotai'
import type { SummaryFit } from './fit/summary-fit.ts'
import type { Garage, GarageCar } from './garage.ts'
import type { KnownCar } from './vehicles/known-car.ts'

export const garageAtom = atom<Garage | null>(null)

export const currentCarAtom = atom<GarageCar | null>((get) => {
  const garage = get(garageAtom)
  return garage?.cars.find(({ id }) => id === garage.current) ?? null
})

export interface CarFit {
  of(summary: string): SummaryFit
}

/** Null without a current car, with which it is always set: only visitors with a car load the code for it. */
export const carFitAtom = atom<CarFit | null>(null)

/** The fit of a page's product for the current car. `quantity`: the pieces that the car needs; null if unknown. */
export interface ProductFit {
  product: string
  quantity: number | null
  isRefused: boolean
}

/** Null until a page has answered; its product may be another one than that of the page. */
export const productFitAtom = atom<ProductFit | null>(null)

/** A car whose number was typed elsewhere, for the form that adds a car; null without one. */
export const offeredCarAtom = atom<KnownCar | null>(null)
