import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { visitAtom } from '#src/shop.ts'
import { submitIntent } from '../commands/intent.atoms.ts'
import { chargesOf } from '../deposits/deposits.ts'
import { choicesOf } from '../line/bundle-choices.ts'
import { lineName } from '../line-text.ts'
import type { MessageSlot } from '../state/messages.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { showErrorAtom } from '../state/show-message.atoms.ts'
import { type Removal, removalsAtom, withdrawUndoAtom } from './removal.atoms.ts'

/** Adds a line again with the quantity it had, and a bundle with what was chosen for it. False where that failed; the reason is shown. */
export const undoRemovalAtom = atom(
  null,
  async (get, set, line: Line, place: MessageSlot): Promise<boolean> => {
    const visit = get(visitAtom)
    if (!visit) return false
    const choices = await choicesOf(line, visit.checkout)
    if (choices === 'unknown') {
      set(showErrorAtom, place, { kind: 'unreachable' })
      return false
    }
    const country = get(selectionAtom)?.location.country ?? null
    const [deposit] = line.contents.length > 0 ? [] : chargesOf(line, country, new Map())
    const subject = {
      kind: 'item' as const,
      item: line.item,
      choices,
      ...(deposit ? { deposit: deposit.item } : {}),
    }
    return submitIntent(get, set, { subject, by: line.quantity, removes: false, name: lineName(line), place })
  },
)

/** Restores a removed line. Where that fails, it can be tried again. */
export const restoreLineAtom = atom(null, async (_get, set, { line }: Removal) => {
  const setRestoring = (restoring: boolean) =>
    set(removalsAtom, (removals) =>
      removals.map((removal) => (removal.line.line === line.line ? { ...removal, restoring } : removal)),
    )
  setRestoring(true)
  if (await set(undoRemovalAtom, line, line.line)) set(withdrawUndoAtom, line.line)
  else setRestoring(false)
})
