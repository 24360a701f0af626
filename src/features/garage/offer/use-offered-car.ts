import { useAtomValue } from 'jotai'
import type { CarOffer, OfferedCar } from './load-car-offer.ts'
import { plateCarAtom } from './plate-cars.atoms.ts'

/** The car of an offer; null without one, and until that of a plate is looked up by `lookUpPlateAtom`. */
export function useOfferedCar(offer: CarOffer | null): OfferedCar | null {
  const plateCar = useAtomValue(plateCarAtom)
  return offer?.kind === 'plate' ? plateCar(offer.query) : offer
}
