import type { createStore } from 'jotai'
import { startTransition } from 'react'
import * as v from 'valibot'
import { Selection } from '#src/commerce/contract/selection.ts'
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
      replace: (selection) => replaceSelection(store, selection),
      ask: visit.checkout.selection,
      busy: (busy) => store.set(cartBusyAtom, busy),
      widget: visit.widget,
    }),
  )
}

/** Takes over the reply a page has begun with. False when it is not what the contract says. */
export function adoptReply(store: Store, body: unknown): boolean {
  const told = v.safeParse(Selection, body)
  if (told.success) replaceSelection(store, told.output)
  return told.success
}

/** In a transition, so that parts of the page which still hydrate are not thrown away. */
function replaceSelection(store: Store, selection: Selection): void {
  startTransition(() => {
    store.set(selectionAtom, selection)
    store.set(cartReachAtom, 'here')
  })
}
