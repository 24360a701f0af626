import { useAtomValue } from 'jotai'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { type CarFit, carFitAtom, currentCarAtom } from './garage.atoms.ts'
import type { GarageCar } from './garage.ts'

/**
 * The car that parts are chosen for; null while none is, or until it is known. What is rendered while the document is
 * hydrated has no car, as on the server: parts of a page that are streamed hydrate after the car is known.
 */
export function useCurrentCar(): GarageCar | null {
  const car = useAtomValue(currentCarAtom)
  return useHydrated() ? car : null
}

/** Whether parts fit that car; null while there is none. */
export function useCarFit(): CarFit | null {
  const fit = useAtomValue(carFitAtom)
  return useHydrated() ? fit : null
}
