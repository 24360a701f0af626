import { atom } from 'jotai'
import type { Line } from '#src/commerce/contract/line.ts'
import { visitAtom } from '#src/shop.ts'
import { submitIntentAtom } from '../commands/intent.atoms.ts'
import { chargesOf } from '../deposits/deposits.ts'
import { choicesOf } from '../line/bundle-choices.ts'
import { lineName } from '../line-text.ts'
import type { MessageSlot } from '../state/messages.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { showErrorAtom } from '../state/show-message.atoms.ts'
import { type Removal, removalsAtom, runClockAtom, withdrawUndoAtom } from './removal.atoms.ts'

/** Puts a line back with the pieces it had, and a set with what was chosen for it. False where that failed, and says why. */
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
    return set(submitIntentAtom, { subject, by: line.quantity, removes: false, name: lineName(line), place })
  },
)

/** Puts a removed line back. Where that fails, the offer stands again. */
export const restoreLineAtom = atom(null, async (_get, set, { line }: Removal) => {
  const returning = (yes: boolean) =>
    set(removalsAtom, (held) =>
      held.map((each) => (each.line.line === line.line ? { ...each, returning: yes } : each)),
    )
  returning(true)
  if (await set(undoRemovalAtom, line, line.line)) {
    set(withdrawUndoAtom, line.line)
    return
  }
  returning(false)
  set(runClockAtom, line.line)
})
