import { useAtomValue } from 'jotai'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { type CarFit, carFitAtom, currentCarAtom } from './garage.atoms.ts'
import type { GarageCar } from './garage.ts'

/**
 * The car that parts are chosen for; null without one, or until it is known. Null also during hydration, as on the
 * server: streamed parts of a page hydrate after the car is known.
 */
export function useCurrentCar(): GarageCar | null {
  const car = useAtomValue(currentCarAtom)
  return useHydrated() ? car : null
}

export function useCarFit(): CarFit | null {
  const fit = useAtomValue(carFitAtom)
  return useHydrated() ? fit : null
}
