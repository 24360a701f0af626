import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { garageKey } from '#src/config.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { carLabel } from '#src/features/garage/car-label.ts'
import { type CarFit, carFitAtom, currentCarAtom, garageAtom } from '#src/features/garage/garage.atoms.ts'
import { loadGarageAtom } from '#src/features/garage/garage-on-demand.atoms.ts'
import { visitAtom } from '#src/visit.ts'

export const orderCarAtom = atom((get) => {
  const car = get(currentCarAtom)
  return car ? carLabel(car) : ''
})

const askedAtom = atom('')

/**
 * Names of goods that do not fit the shopper's car, the first time these goods are about to be ordered for this car;
 * empty afterwards, since a part may be for another car. Waits while the cars are loading.
 */
export const takeUnfittingPartsAtom = atom(
  null,
  async (get, set, selection: Selection): Promise<string[]> => {
    const isStored = Boolean(get(visitAtom)?.browserStore.read(garageKey))
    if (isStored && !get(garageAtom)) await set(loadGarageAtom)
    const fit = get(carFitAtom)
    const lines = fit ? unfittingLines(selection, fit) : []
    const asked = [get(currentCarAtom)?.id, ...lines.map(({ item }) => item)].join(' ')
    if (lines.length === 0 || get(askedAtom) === asked) return []
    set(askedAtom, asked)
    return lines.map(({ product }) => product.name)
  },
)

/** The lines of the cart that do not fit the shopper's car. */
export const unfittingLinesAtom = atom((get) => {
  const [selection, fit] = [get(selectionAtom), get(carFitAtom)]
  return selection && fit ? unfittingLines(selection, fit) : []
})

function unfittingLines({ lines }: Selection, fit: CarFit) {
  return lines.filter(({ product }) => fit.of(product.fitSummary).kind === 'refuses')
}
