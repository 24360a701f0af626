import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { visitAtom } from '#src/visit.ts'
import { lineName } from '../line-text.ts'
import { restoration } from '../operations/restore-line.ts'
import type { MessageSlot } from '../state/messages.atoms.ts'
import { type Removal, removalsAtom, withdrawUndoAtom } from '../state/removal.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { showErrorAtom } from '../state/show-message.atoms.ts'
import { submitIntent } from './intent.atoms.ts'

export const undoRemovalAtom = atom(
  null,
  async (get, set, line: Line, slot: MessageSlot): Promise<boolean> => {
    const visit = get(visitAtom)
    if (!visit) return false
    const change = await restoration(line, get(selectionAtom)?.location.country ?? null, visit.checkout)
    if (!change) {
      set(showErrorAtom, slot, { kind: 'unreachable' })
      return false
    }
    return submitIntent(get, set, { ...change, name: lineName(line), slot })
  },
)

export const restoreLineAtom = atom(null, async (_get, set, { line }: Removal) => {
  const setRestoring = (restoring: boolean) =>
    set(removalsAtom, (removals) =>
      removals.map((removal) => (removal.line.line === line.line ? { ...removal, restoring } : removal)),
    )
  setRestoring(true)
  if (await set(undoRemovalAtom, line, line.line)) set(withdrawUndoAtom, line.line)
  else setRestoring(false)
})
