import type { createStore } from 'jotai'
import { startTransition } from 'react'
import { shopAtom, type Visit } from '#src/shop.ts'
import { createCartQueue } from './cart-queue.ts'
import { cartBusyAtom, cartQueueAtom, cartReachAtom, selectionAtom } from './selection.atoms.ts'

type Store = ReturnType<typeof createStore>

/** Gives a store its visit and the line its cart changes stand in. */
export function openCart(store: Store, visit: Visit): void {
  store.set(shopAtom, visit)
  store.set(
    cartQueueAtom,
    createCartQueue({
      read: () => store.get(selectionAtom),
      // A transition, so that parts of the page which still hydrate are not thrown away.
      replace: (selection) =>
        startTransition(() => {
          store.set(selectionAtom, selection)
          store.set(cartReachAtom, 'here')
        }),
      ask: visit.checkout.selection,
      busy: (busy) => store.set(cartBusyAtom, busy),
      widget: visit.widget,
    }),
  )
}
