import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { messageLifetime } from '#src/config.ts'
import { shopAtom } from '#src/shop.ts'
import { pieceCount } from './cart.ts'
import type { Trouble } from './trouble.ts'

/** What went wrong, by place: a line, an item on its page, the voucher field, or the cart as a whole. */
export type Place = string
export const wholeCart: Place = 'cart'

export interface Complaint {
  trouble: Trouble
  /** Shown for five seconds; the words then stay at their place for assistive technology. */
  shown: boolean
}

const complaintsAtom = atom<ReadonlyMap<Place, Complaint>>(new Map())

export const complaintAtom = atom((get) => {
  const complaints = get(complaintsAtom)
  return (place: Place): Complaint | null => complaints.get(place) ?? null
})

/** Shows a trouble at its place, replacing what stood there. */
export const complainAtom = atom(null, (get, set, place: Place, trouble: Trouble) => {
  const complaint = { trouble, shown: true }
  set(complaintsAtom, (held) => new Map(held).set(place, complaint))
  get(shopAtom)?.timer.after(messageLifetime, () => {
    if (get(complaintsAtom).get(place) !== complaint) return
    set(complaintsAtom, (held) => new Map(held).set(place, { trouble, shown: false }))
  })
})

/** Takes back what was said of a place, when its matter is tried again. */
export const forgiveAtom = atom(null, (_get, set, place: Place) => {
  set(complaintsAtom, (held) => {
    if (!held.has(place)) return held
    const rest = new Map(held)
    rest.delete(place)
    return rest
  })
})

/** What assistive technology is told of the cart. */
export interface News {
  kind: 'added' | 'removed' | 'changed'
  name: string
  /** Pieces of the line it is about. */
  quantity: number
  /** Pieces in the whole cart. */
  count: number
}

export const newsAtom = atom<News | null>(null)

/** Announces what became of a part in the cart as it now is. */
export const announceAtom = atom(null, (_get, set, news: Omit<News, 'count'>, { lines }: Selection) =>
  set(newsAtom, { ...news, count: pieceCount(lines) }),
)
