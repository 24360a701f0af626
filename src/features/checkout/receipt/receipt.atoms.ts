import { atom } from 'jotai'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { cartQueueAtom, cartStarterAtom } from '#src/features/cart/state/selection.atoms.ts'
import { visitAtom } from '#src/shop.ts'

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'here'; order: Order }
  /** This visit has placed no order. */
  | { kind: 'none' }
  /** The receipt is unavailable. */
  | { kind: 'unavailable' }

const stateAtom = atom<ReceiptState>({ kind: 'loading' })

/** The last order of this visit; fetched when first shown, and again at every write. */
export const receiptAtom = atom(
  (get) => get(stateAtom),
  async (get, set) => {
    set(stateAtom, { kind: 'loading' })
    try {
      await get(cartStarterAtom).start()
      const visit = get(visitAtom)
      const queue = get(cartQueueAtom)
      if (!visit || !queue) return
      const reply = await queue.read(visit.checkout.receipt)
      set(stateAtom, reply.ok ? { kind: 'here', order: reply.value } : { kind: 'none' })
    } catch (error) {
      set(stateAtom, { kind: 'unavailable' })
      if (!(error instanceof UpstreamError)) throw error
    }
  },
)
receiptAtom.onMount = (read) => void read()
