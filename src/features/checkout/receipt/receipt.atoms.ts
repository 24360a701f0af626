import { atom, type Getter, type Setter } from 'jotai'
import { unwrap } from 'jotai/utils'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import { orderArrival } from '#src/features/cart/promise.ts'
import { cartQueueAtom, cartStarterAtom } from '#src/features/cart/state/selection.atoms.ts'
import { keepOrderCars } from '#src/features/garage/item-cars.ts'
import { keepPromisedDays } from '#src/features/orders/promised-days.ts'
import { visitAtom } from '#src/visit.ts'
import { reportPurchase } from './purchase-event.ts'
import { returnRegion } from './return-region.ts'

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'here'; order: Order }
  | { kind: 'none' }
  | { kind: 'unavailable' }

const stateAtom = atom<ReceiptState>({ kind: 'loading' })

/**
 * The last order of this visit; fetched when first shown, and again at every write. Its purchase is reported once, its
 * promised days are stored, and a gift to another country gives the shop its own country back.
 */
export const receiptAtom = atom(
  (get) => get(stateAtom),
  async (get, set) => {
    set(stateAtom, { kind: 'loading' })
    const order = await fetchReceipt(get, set)
    const visit = get(visitAtom)
    if (!order || !visit) return
    await reportPurchase(visit, order)
    await returnRegion(get, set, order)
    const arrival = orderArrival(order, await get(fetchedFactsAtom))
    if (arrival) keepPromisedDays(visit.browserStore, order.orderNumber, arrival)
  },
)
receiptAtom.onMount = (read) => void read()

async function fetchReceipt(get: Getter, set: Setter): Promise<Order | null> {
  try {
    await get(cartStarterAtom).start()
    const visit = get(visitAtom)
    const queue = get(cartQueueAtom)
    if (!visit || !queue) return null
    const reply = await queue.read(visit.checkout.receipt)
    if (reply.ok) keepCars(visit.browserStore, reply.value)
    set(stateAtom, reply.ok ? { kind: 'here', order: reply.value } : { kind: 'none' })
    return reply.ok ? reply.value : null
  } catch (error) {
    set(stateAtom, { kind: 'unavailable' })
    if (!(error instanceof UpstreamError)) throw error
    return null
  }
}

/** The order's lines keep the cars that the cart's lines had. */
function keepCars(store: TextStore, { orderNumber, lines }: Order): void {
  keepOrderCars(
    store,
    orderNumber,
    lines.map(({ item }) => item),
  )
}

const fetchedFactsAtom = atom((get) => {
  const receipt = get(stateAtom)
  const visit = get(visitAtom)
  if (receipt.kind !== 'here' || !visit) return null
  const { address, shippingAddress } = receipt.order
  const country = shippingAddress.country || address.country
  return country === '' ? null : visit.shopFacts(country)
})

export const receiptFactsAtom = unwrap(fetchedFactsAtom, () => null)
