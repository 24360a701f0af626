import type { createStore } from 'jotai'
import { paymentKey } from './config.ts'
import { isStored } from './effects/browser/storage.ts'
import { lineCount } from './features/cart/cart.ts'
import { startCart } from './features/cart/start-cart.ts'
import { selectionAtom } from './features/cart/state/selection.atoms.ts'
import { paths } from './paths.ts'

type Store = ReturnType<typeof createStore>

/** The part of the browser's composition root that is loaded with the cart. `path`: of the document, without locale. */
export async function startVisit(path: string, ...parts: Parameters<typeof startCart>): Promise<void> {
  await startCart(...parts)
  const [{ store }] = parts
  // What fails here is asked again with the next document.
  if (path !== paths.confirmation()) void findOrder(store).catch(() => {})
}

/** Shows an order that was placed while the shopper was away: a payment was started, and the cart is empty. */
async function findOrder(store: Store) {
  const selection = store.get(selectionAtom)
  if (!selection || lineCount(selection) > 0 || !isStored(paymentKey, 'localStorage')) return
  const { findOrderAtom } = await import('./features/checkout/receipt/found-order.tsx')
  await store.set(findOrderAtom)
}
