import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/line.ts'
import { droppedLines } from './dropped-lines.ts'
import { wholeCart } from './messages.atoms.ts'
import { putBackAtom } from './restore.atoms.ts'
import { selectionAtom } from './selection.atoms.ts'
import { chooseCountryAtom, countryPlace } from './session.atoms.ts'
import { clearErrorAtom } from './show-message.atoms.ts'

/** A cart that went to another country: where it was, and what is not sold where it is. */
export interface CountryChange {
  from: string
  dropped: Line[]
}

/** Takes the cart to another country in one call. Null when it stayed; what went wrong is said at `countryPlace`. */
export const changeCountryAtom = atom(
  null,
  async (get, set, country: string): Promise<CountryChange | null> => {
    const before = get(selectionAtom)
    if (!(await set(chooseCountryAtom, country))) return null
    const after = get(selectionAtom)
    const from = before?.location.country
    return from && after ? { from, dropped: droppedLines(before, after) } : null
  },
)

/** Takes it back and puts in again what the change had taken; what does not come back is said at `countryPlace`. */
export const undoCountryChangeAtom = atom(
  null,
  async (_get, set, { from, dropped }: CountryChange): Promise<boolean> => {
    if (!(await set(chooseCountryAtom, from))) return false
    set(clearErrorAtom, wholeCart)
    for (const line of dropped) await set(putBackAtom, line, countryPlace)
    return true
  },
)
