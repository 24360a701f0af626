// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { snippetFields } from '../provider/widgets/one-step/session.ts'
import type { Wire } from '../wire-type.ts'
import type { AmountFields } from './amount-fields.ts'
import { loggedInWire } from './customer/customer-store.ts'
import type { CheckoutContext } from './env.ts'
import {
  followDeliveryService,
  isOtherDelivery,
  saveDeliveryChoice,
} from './selection/follow-delivery-service.ts'
import { type PricedSelection, settle } from './selection/priced-selection.ts'
import type { SelectionState } from './selection/selection-state.ts'
import { loadSelection, type StoredSelection, saveSelection } from './selection/selection-store.ts'
import { selectionReply } from './selection/selection-wire.ts'
import { refuse, reply } from './wire.ts'

/** An item whose stock is less than the requested quantity, as replies list it. */
export interface Unavailable {
  item: string
  product: string
  originalQuantity: number
  unavailable: number
  available: number
}

/** The change was made. Status 410 also stores the state, which was corrected to the available stock. */
export interface Accepted {
  state: SelectionState
  status?: 200 | 201 | 410
  unavailable?: Unavailable[]
  /** The failed entries of a bulk change, by line or item. */
  errors?: Record<string, string>
  /** The refund when stock ran out after the payment. */
  cancellation?: { currency: string } & AmountFields<'grandTotalPrice'>
}

/** The change was refused; nothing is stored. */
export interface Refused {
  refused: 400 | 401 | 403 | 404 | 406 | 412 | 500
  errors: Record<string, string>
}

export type Outcome = Accepted | Refused

export const refused = (status: Refused['refused'], errors: Record<string, string>): Refused => ({
  refused: status,
  errors,
})

/**
 * Applies a change to the session's selection in one transaction and answers with the new selection. `work` must be
 * synchronous.
 */
export function change(c: CheckoutContext, work: (state: SelectionState) => Outcome): Response {
  return c.var.world.ports.sql.transaction(() => {
    const current = currentSelection(c)
    return answer(c, current, work(current.state))
  })
}

/** The selection of a call, read now; must not be used after an await. */
export function currentSelection(c: CheckoutContext): StoredSelection {
  const { world, sessionRow, initialState } = c.var
  return sessionRow === null ? { selection: '', state: initialState } : loadSelection(world, sessionRow)
}

/** Stores the outcome of a call and creates its response. */
export function answer(c: CheckoutContext, current: StoredSelection, outcome: Outcome): Response {
  if ('refused' in outcome) return refuse(c, outcome.refused, outcome.errors)
  const { world, sessionRow, serverSide } = c.var
  const { status = 200, unavailable, errors, cancellation } = outcome
  const state = settle(world, followDeliveryService(world, { ...current, state: outcome.state }))
  if (isOtherDelivery(state, current.state)) saveDeliveryChoice(world, state)
  if (sessionRow !== null && JSON.stringify(state) !== JSON.stringify(current.state)) {
    saveSelection(world, { selection: current.selection, state })
  }
  const owner = { session: sessionRow ?? 0, selection: current.selection }
  const pluginFields = sessionRow === null ? {} : snippetFields(world, owner, state)
  const stock: Pick<Accepted, 'errors' | 'unavailable' | 'cancellation'> = {
    ...(status === 410 ? { errors: { stock: 'unavailable items' } } : errors ? { errors } : {}),
    ...(unavailable ? { unavailable } : {}),
    ...(cancellation ? { cancellation } : {}),
  }
  return reply(
    c,
    {
      ...stock,
      ...selectionReply(world, state, { serverSide, pluginFields }),
      ...loggedInWire(world, sessionRow),
    } satisfies Wire<typeof Selection>,
    status,
  )
}

/** A shortage in the format of replies. */
export function unavailableOf(
  { lines }: PricedSelection,
  shortage: { line: string; originalQuantity: number; available: number },
): Unavailable[] {
  const { line, originalQuantity, available } = shortage
  return lines
    .filter((entry) => entry.line === line)
    .map(({ item }) => ({
      item: item.item,
      product: String(item.product),
      originalQuantity,
      unavailable: originalQuantity - available,
      available,
    }))
}
