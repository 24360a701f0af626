import type { createStore } from 'jotai'
import type { SelectionSummary } from './commerce/selection-summary.ts'
import { paymentLifetime } from './config.ts'
import { createCentraCheckout } from './effects/provider/centra-checkout.ts'
import { noWidget } from './effects/provider/checkout-widget.ts'
import { lineCount } from './features/cart/cart.ts'
import { type CartParts, startCart } from './features/cart/start/start-cart.ts'
import { selectionAtom } from './features/cart/state/selection.atoms.ts'
import { readPaymentMark, writePaymentMark } from './features/checkout/unclear/payment-mark.ts'
import * as paths from './paths.ts'
import { visitAtom } from './visit.ts'
import { isPurchase } from './zones.ts'

type Store = ReturnType<typeof createStore>

/** The part of the browser's composition root that is loaded with the cart. `path`: of the document, without locale. */
export async function startVisit(
  path: string,
  parts: Omit<CartParts, 'widget'>,
  summary: SelectionSummary | null,
): Promise<void> {
  const widget = isPurchase(path) ? createCentraCheckout() : noWidget
  await startCart({ ...parts, widget }, summary)
  const { store } = parts
  // A failure is retried with the next document.
  if (path !== paths.confirmation()) void findOrder(store).catch(() => {})
}

/**
 * Shows an order that was placed while the shopper was away: a payment was started, and the cart is empty. While the
 * cart is not, no order was placed; after a day none is expected any more.
 */
export async function findOrder(store: Store): Promise<void> {
  const visit = store.get(visitAtom)
  const selection = store.get(selectionAtom)
  if (!visit || !selection) return
  const mark = readPaymentMark(visit.browserStore)
  if (!mark || (lineCount(selection) > 0 && visit.now() - mark.startedAt >= paymentLifetime)) {
    writePaymentMark(visit.browserStore, null)
    return
  }
  if (lineCount(selection) > 0) return
  const { findOrderAtom } = await import('./features/checkout/receipt/found-order.tsx')
  await store.set(findOrderAtom)
}
