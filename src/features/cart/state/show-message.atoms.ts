import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { messageLifetime } from '#src/config.ts'
import { visitAtom } from '#src/visit.ts'
import type { CartProblem } from '../cart-problem.ts'
import { cartProblemText } from '../cart-problem-text.ts'
import { itemCount } from '../item-count.ts'
import { announcementAtom, type CartError, cartErrorsAtom, type MessageSlot } from './messages.atoms.ts'

export const showErrorAtom = atom(
  null,
  (get, set, slot: MessageSlot, problem: CartProblem, again?: CartError['again']) => {
    const visit = get(visitAtom)
    if (!visit) return
    const text = cartProblemText(visit.i18n, problem)
    const error: CartError = { problem, text, shown: true, again: again ?? null }
    set(cartErrorsAtom, (errors) => new Map(errors).set(slot, error))
    if (again) return
    visit.timer.after(messageLifetime, () => {
      if (get(cartErrorsAtom).get(slot) !== error) return
      set(cartErrorsAtom, (errors) => new Map(errors).set(slot, { ...error, shown: false }))
    })
  },
)

export const clearErrorAtom = atom(null, (_get, set, slot: MessageSlot) => {
  set(cartErrorsAtom, (errors) => {
    if (!errors.has(slot)) return errors
    const rest = new Map(errors)
    rest.delete(slot)
    return rest
  })
})

interface Announcement {
  kind: 'added' | 'removed' | 'changed'
  name: string
  quantity: number
}

export const announceAtom = atom(null, (get, set, { kind, ...about }: Announcement, { lines }: Selection) => {
  const visit = get(visitAtom)
  if (visit) set(announcementAtom, visit.i18n.t(`cart.${kind}`, { ...about, count: itemCount(lines) }))
})
