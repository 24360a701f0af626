import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { messageLifetime } from '#src/config.ts'
import { shopAtom } from '#src/shop.ts'
import { type Complaint, complaintsAtom, newsAtom, type Place } from './messages.atoms.ts'
import { pieceCount } from './piece-count.ts'
import type { Trouble } from './trouble.ts'
import { troubleWords } from './trouble-words.ts'

/** Says at a place what went wrong, instead of what was said there before. */
export const complainAtom = atom(
  null,
  (get, set, place: Place, trouble: Trouble, again?: Complaint['again']) => {
    const visit = get(shopAtom)
    if (!visit) return
    const words = troubleWords(visit.i18n.t, trouble)
    const complaint: Complaint = { trouble, words, shown: true, again: again ?? null }
    set(complaintsAtom, (held) => new Map(held).set(place, complaint))
    if (again) return
    visit.timer.after(messageLifetime, () => {
      if (get(complaintsAtom).get(place) !== complaint) return
      set(complaintsAtom, (held) => new Map(held).set(place, { ...complaint, shown: false }))
    })
  },
)

/** Takes back what was said of a place, when its matter is tried again. */
export const forgiveAtom = atom(null, (_get, set, place: Place) => {
  set(complaintsAtom, (held) => {
    if (!held.has(place)) return held
    const rest = new Map(held)
    rest.delete(place)
    return rest
  })
})

interface News {
  kind: 'added' | 'removed' | 'changed'
  name: string
  /** Pieces of the line it is about. */
  quantity: number
}

/** Announces what became of a part, in the cart as it now is. */
export const announceAtom = atom(null, (get, set, { kind, ...about }: News, { lines }: Selection) => {
  const visit = get(shopAtom)
  if (visit) set(newsAtom, visit.i18n.t(`cart.${kind}`, { ...about, count: pieceCount(lines) }))
})
