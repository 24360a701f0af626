import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { carLabel } from '#src/features/garage/car-label.ts'
import { summaryFit } from '#src/features/garage/fit/summary-fit.ts'
import { currentCarAtom } from '#src/features/garage/garage.atoms.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'

/** The visitor's car as the notes of an order name it; empty while no car is chosen. */
export const orderCarAtom = atom((get) => {
  const car = get(currentCarAtom)
  return car ? carLabel(car) : ''
})

/** The car and the items for which the shopper has been asked; empty before. */
const askedAtom = atom('')

/**
 * Names of the goods that do not fit the shopper's car, the first time these goods are about to be ordered for this car;
 * empty afterwards, since a part may be for another car.
 */
export const takeMisfitsAtom = atom(null, (get, set, selection: Selection): string[] => {
  const car = get(currentCarAtom)
  const lines = car ? misfitsOf(selection, car) : []
  const asked = [car?.id, ...lines.map(({ item }) => item)].join(' ')
  if (lines.length === 0 || get(askedAtom) === asked) return []
  set(askedAtom, asked)
  return lines.map(({ product }) => product.name)
})

function misfitsOf({ lines }: Selection, { facts }: GarageCar) {
  return lines.filter(({ product }) => summaryFit(facts, product.fitSummary) === 'refuses')
}
