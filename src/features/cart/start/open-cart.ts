import type { createStore } from 'jotai'
import { startTransition } from 'react'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseTolerantly } from '#src/commerce/tolerant-parse.ts'
import { type Visit, visitAtom } from '#src/visit.ts'
import { reportOutcomeAtom } from '../commands/intent.atoms.ts'
import { withSetParts } from '../deposits/deposits.ts'
import { outstanding } from '../intents.ts'
import { changeQuantity } from '../operations/change-quantity.ts'
import { createCartQueue } from '../queue/cart-queue.ts'
import { loadPending, savePending } from '../queue/pending.ts'
import {
  cartBusyAtom,
  cartQueueAtom,
  cartStatusAtom,
  onlineAtom,
  pendingAtom,
  pendingQuantityAtom,
  selectionAtom,
  setPartsAtom,
} from '../state/selection.atoms.ts'

type Store = ReturnType<typeof createStore>

/** Gives a store its visit and its queue of cart changes, beginning with those a closed page has left. */
export function createCart(store: Store, visit: Visit): void {
  const { checkout, connection } = visit
  const queue = createCartQueue({
    ...visit,
    read: () => store.get(selectionAtom),
    replace: (selection) => replaceSelection(store, selection),
    fetch: checkout.selection,
    send: ({ subject }, by, selection) =>
      changeQuantity(checkout, { subject, by }, selection, store.get(setPartsAtom)),
    changeItems: checkout.changeItems,
    setParts: () => store.get(setPartsAtom),
    async learnSetParts(products) {
      const reply = await checkout.depositedProducts(products)
      if (reply.ok) store.set(setPartsAtom, (known) => withSetParts(known, reply.value))
    },
    pending(intents) {
      savePending(visit.store, intents)
      store.set(pendingAtom, intents)
      countPending(store)
    },
    ended: (intent, outcome) => store.set(reportOutcomeAtom, intent, outcome),
    busy: (busy) => store.set(cartBusyAtom, busy),
  })
  store.set(visitAtom, visit)
  store.set(cartQueueAtom, queue)
  store.set(onlineAtom, connection.online())
  connection.onChange((online) => store.set(onlineAtom, online))
  queue.restore(loadPending(visit.store))
}

export function adoptReply(store: Store, body: unknown): boolean {
  const parsed = parseTolerantly(Selection, body)
  if (!parsed.ok) return false
  replaceSelection(store, parsed.value)
  store.get(cartQueueAtom)?.checkDeposits()
  return true
}

/** Shows a selection, in a transition so that parts of the page which still hydrate are kept. */
function replaceSelection(store: Store, selection: Selection): void {
  startTransition(() => {
    store.set(selectionAtom, selection)
    store.set(cartStatusAtom, 'here')
    countPending(store)
  })
}

function countPending(store: Store): void {
  const selection = store.get(selectionAtom)
  const pieces = store.get(pendingAtom).map((intent) => outstanding(intent, selection))
  store.set(
    pendingQuantityAtom,
    pieces.reduce((sum, by) => sum + by, 0),
  )
}
