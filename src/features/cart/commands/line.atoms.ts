import { atom, type Getter, type Setter } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { type QuantityLimits, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import { cartRows } from '../cart.ts'
import { expectedQuantity } from '../intents.ts'
import { lineName } from '../line-text.ts'
import { lineChange } from '../operations/change-quantity.ts'
import { offerUndoAtom } from '../state/removal.atoms.ts'
import { pendingAtom, selectionAtom } from '../state/selection.atoms.ts'
import { submitIntent } from './intent.atoms.ts'

export const increaseLineAtom = atom(null, (get, set, line: Line) =>
  changeLine(get, set, line, (quantity, { step }) => quantity + step),
)

export const decreaseLineAtom = atom(null, (get, set, line: Line) =>
  changeLine(get, set, line, (quantity, { min, step }) => Math.max(min, quantity - step)),
)

export const setLineAtom = atom(null, (get, set, line: Line, quantity: number) =>
  changeLine(get, set, line, () => quantity),
)

export const removeLineAtom = atom(null, (get, set, line: Line) => {
  const rows = cartRows(get(selectionAtom)?.lines ?? [])
  const index = rows.findIndex((row) => row.line.line === line.line)
  const quantity = expectedQuantity(
    latestLine(get(selectionAtom), line),
    get(pendingAtom),
    get(selectionAtom),
  )
  set(offerUndoAtom, { ...line, quantity }, index)
  return submitChange(get, set, { ...line, quantity }, 0)
})

type Wanted = (quantity: number, limits: QuantityLimits) => number

/** Starts from the shown quantity, so that a quick second press includes the first one. */
async function changeLine(get: Getter, set: Setter, line: Line, wantedOf: Wanted): Promise<boolean> {
  const selection = get(selectionAtom)
  const shown = expectedQuantity(latestLine(selection, line), get(pendingAtom), selection)
  const limits = quantityLimits(line.product)
  const wanted = Math.min(wantedOf(shown, limits), limits.max)
  return wanted === shown ? true : submitChange(get, set, { ...line, quantity: shown }, wanted)
}

/** The line in the last selection received, or the given one if it is missing there. */
function latestLine(selection: { lines: Line[] } | null, line: Line): Line {
  return selection?.lines.find((entry) => entry.line === line.line) ?? line
}

function submitChange(get: Getter, set: Setter, line: Line, wanted: number): Promise<boolean> {
  return submitIntent(get, set, { ...lineChange(line, wanted), name: lineName(line), slot: line.line })
}
