import { atom } from 'jotai'
import { shopAtom } from '#src/shop.ts'
import { lineName } from './line-words.ts'
import { type Removal, removalsAtom, runClockAtom, withdrawRemovalAtom } from './removal.atoms.ts'
import { choicesOf } from './set-choices.ts'
import { complainAtom } from './tell.atoms.ts'
import { wishAtom } from './wish.atoms.ts'

/** Puts a line back with the pieces it had. Where that fails, the offer stands again. */
export const restoreLineAtom = atom(null, async (get, set, { line }: Removal) => {
  const visit = get(shopAtom)
  if (!visit) return
  const returning = (yes: boolean) =>
    set(removalsAtom, (held) =>
      held.map((each) => (each.line.line === line.line ? { ...each, returning: yes } : each)),
    )
  returning(true)
  const choices = await choicesOf(line, visit.checkout)
  if (choices === 'unknown') set(complainAtom, line.line, { kind: 'unreachable' })
  const back =
    choices !== 'unknown' &&
    (await set(wishAtom, {
      subject: { kind: 'item', item: line.item, choices },
      by: line.quantity,
      removes: false,
      name: lineName(line),
      place: line.line,
    }))
  if (back) {
    set(withdrawRemovalAtom, line.line)
    return
  }
  returning(false)
  set(runClockAtom, line.line)
})
