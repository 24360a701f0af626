import { atom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { SelectionSummary } from '#src/commerce/selection-summary.ts'
import type { Intent } from '../intents.ts'
import { itemCount } from '../item-count.ts'
import type { CartQueue } from '../queue/cart-queue.ts'
import type { SetParts } from '../set-parts.ts'

/** Cart and session as last received. Null on the server, and until the cart is started. */
export const selectionAtom = atom<Selection | null>(null)

export const selectionSummaryAtom = atom<SelectionSummary | null>(null)

export const cartStatusAtom = atom<'loading' | 'here' | 'unreachable'>('loading')

export const setPartsAtom = atom<SetParts>(new Map())

export const cartBusyAtom = atom(false)

export const pendingAtom = atom<Intent[]>([])

export const pendingQuantityAtom = atom(0)

export const onlineAtom = atom(true)

export const cartQueueAtom = atom<CartQueue | null>(null)

export const cartOpenAtom = atom(false)

export const selectedCountryAtom = atom(
  (get) => (get(selectionAtom)?.location ?? get(selectionSummaryAtom))?.country ?? null,
)

export const itemCountAtom = atom((get) => {
  const selection = get(selectionAtom)
  return selection
    ? Math.max(0, itemCount(selection.lines) + get(pendingQuantityAtom))
    : (get(selectionSummaryAtom)?.pieces ?? null)
})

export interface CartStarter {
  start(): Promise<void>
}

export const cartStarterAtom = atom<CartStarter>({ start: () => Promise.resolve() })
