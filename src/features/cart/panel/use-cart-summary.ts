import { useAtomValue } from 'jotai'
import type { DeliveryPromise } from '#src/features/catalogue/offer/promise/delivery-promise.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { amountsOf } from '../amounts.ts'
import type { CartView } from '../cart-view.ts'
import { cartPromiseAtom, deliveryNotesAtom } from '../commands/shop-facts.atoms.ts'
import { expressMethods } from '../express-methods.ts'
import { cartRowsAtom } from '../state/rows.atoms.ts'
import { cartBusyAtom, selectionAtom } from '../state/selection.atoms.ts'
import { type TotalsRow, totalsView } from '../totals-view.ts'

/** The facts beside the lines of a cart: totals, delivery, and the state of the cart. */
export interface CartSummary {
  isFilled: boolean
  totals: TotalsRow[]
  /** Null if nothing is known about delivery. */
  promise: DeliveryPromise | null
  hasExpress: boolean
  /** True while changes are being sent. */
  busy: boolean
}

/** The summary of the cart of a document. */
export function summaryOf({ totals, hasExpress }: CartView, promise: DeliveryPromise | null): CartSummary {
  return { isFilled: true, totals: [...totals.items, ...totals.grand], promise, hasExpress, busy: false }
}

/** The summary of the browser's cart; null until that is started. */
export function useCartSummary(): CartSummary | null {
  const i18n = useI18n()
  const selection = useAtomValue(selectionAtom)
  const rows = useAtomValue(cartRowsAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const promise = useAtomValue(cartPromiseAtom)
  const busy = useAtomValue(cartBusyAtom)
  if (!selection) return null
  const { items, grand } = totalsView(selection, i18n, amountsOf(selection), delivery)
  return {
    isFilled: rows.length > 0 || selection.unreadableLines > 0,
    totals: [...items, ...grand],
    promise,
    hasExpress: expressMethods(selection).length > 0,
    busy,
  }
}
