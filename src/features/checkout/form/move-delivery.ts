import type { Getter, Setter } from 'jotai'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/visit.ts'
import { rememberMove } from '../region-before.ts'

/** Moves the cart to a delivery country, and remembers the former one. False if the cart was not moved. */
export async function moveDelivery(
  get: Getter,
  set: Setter,
  country: string,
  move: () => Promise<boolean> = () => set(changeCountryAtom, country),
): Promise<boolean> {
  const from = get(selectionAtom)?.location
  if (!(await move())) return false
  const store = get(visitAtom)?.store
  if (store && from?.country) rememberMove(store, { country: from.country, state: from.state ?? '' }, country)
  return true
}
