import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { SelectionSummary } from '#src/commerce/selection-summary.ts'
import type { Intent } from '../intents.ts'
import { itemCount } from '../item-count.ts'
import type { CartQueue } from '../queue/cart-queue.ts'
import type { SetParts } from '../set-parts.ts'

/** Cart and session as last received from the server. Null on the server, and until the cart is started. */
export const selectionAtom = atom<Selection | null>(null)

/** The summary that came with the page: enough until the cart is first used. */
export const selectionSummaryAtom = atom<SelectionSummary | null>(null)

/** Whether the selection has come, is coming, or cannot be had. */
export const cartStatusAtom = atom<'loading' | 'here' | 'unreachable'>('loading')

/** What is known of the parts inside sets, by product. */
export const setPartsAtom = atom<SetParts>(new Map())

/** On while any change of the cart waits or is under way. */
export const cartBusyAtom = atom(false)

/** Intents the server may not know of yet, oldest first. */
export const pendingAtom = atom<Intent[]>([])

/** How many pieces those will add to the cart, or take. */
export const pendingQuantityAtom = atom(0)

/** False while the device has no network: intents wait. */
export const onlineAtom = atom(true)

/** The one queue of changes of this visit; null until the cart is started. */
export const cartQueueAtom = atom<CartQueue | null>(null)

export const cartOpenAtom = atom(false)

/** The country whose prices the cart has; null while that is unknown. */
export const selectedCountryAtom = atom(
  (get) => (get(selectionAtom)?.location ?? get(selectionSummaryAtom))?.country ?? null,
)

/** Pieces in the cart, with those that are on their way; null until the selection has come. */
export const itemCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection
    ? Math.max(0, itemCount(selection.lines) + get(pendingQuantityAtom))
    : (get(selectionSummaryAtom)?.pieces ?? null)
})

export interface CartStarter {
  /** Brings what changes the cart: once, however often it is asked. Rejects when it cannot be fetched. */
  start(): Promise<void>
}

/** How the cart is started; does nothing on the server. */
export const cartStarterAtom = atom<CartStarter>({ start: () => Promise.resolve() })
