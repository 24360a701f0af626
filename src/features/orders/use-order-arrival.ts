import { useMemo } from 'react'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Arrival } from '#src/commerce/contract/delivery/arrival.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { browserStore } from '#src/effects/browser/storage.ts'
import { orderArrival } from '#src/features/cart/promise.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { promisedDays } from './promised-days.ts'

const store = browserStore('localStorage')

/**
 * The expected arrival of an order, as it was promised to this browser; otherwise by the shop's present facts. Null if
 * unknown.
 */
export function useOrderArrival(order: Order, facts: ShopFacts | null): Arrival | null {
  const { orderNumber } = order
  const hydrated = useHydrated()
  const promised = useMemo(
    () => (hydrated ? promisedDays(store, orderNumber) : null),
    [hydrated, orderNumber],
  )
  return promised ?? orderArrival(order, facts)
}
