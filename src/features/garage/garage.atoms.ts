import { atom } from 'jotai'
import type { Fit } from './fit/fit.ts'
import type { Garage, GarageCar } from './garage.ts'

export const garageAtom = atom<Garage | null>(null)

export const currentCarAtom = atom<GarageCar | null>((get) => {
  const garage = get(garageAtom)
  return garage?.cars.find(({ id }) => id === garage.current) ?? null
})

export interface CarFit {
  of(summary: string): Fit
}

/** Null without a current car, with which it is always set: only visitors with a car load the code for it. */
export const carFitAtom = atom<CarFit | null>(null)

export const neededQuantityAtom = atom<{ product: string; quantity: number } | null>(null)
