// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { AmountFields } from './amount-fields.ts'
import { loggedInWire } from './customer/customer-store.ts'
import type { CheckoutContext } from './env.ts'
import { type PricedSelection, settle } from './selection/priced-selection.ts'
import type { SelectionState } from './selection/selection-state.ts'
import { type HeldSelection, loadSelection, saveSelection } from './selection/selection-store.ts'
import { selectionReply } from './selection/selection-wire.ts'
import { refuse, reply } from './wire.ts'

/** An item there is less of than was asked for, as replies list it. */
export interface Unavailable {
  item: string
  product: string
  originalQuantity: number
  unavailable: number
  available: number
}

/** The selection is now this. A 410 keeps a corrected one and says so. */
export interface Accepted {
  state: SelectionState
  status?: 200 | 201 | 410
  unavailable?: Unavailable[]
  /** What of a bulk change was not made, by line and item. */
  errors?: Record<string, string>
  /** What is given back, when stock ran out after the payment. */
  cancellation?: { currency: string } & AmountFields<'grandTotalPrice'>
}

/** Nothing changes. */
export interface Refused {
  refused: 400 | 401 | 403 | 404 | 406 | 412 | 500
  errors: Record<string, string>
}

export type Outcome = Accepted | Refused

export const refused = (status: Refused['refused'], errors: Record<string, string>): Refused => ({
  refused: status,
  errors,
})

/** Reads the selection of this session, changes it and answers with all of it, in one synchronous stretch. */
export function change(c: CheckoutContext, work: (state: SelectionState) => Outcome): Response {
  return c.var.world.ports.sql.transaction(() => {
    const held = heldSelection(c)
    return answer(c, held, work(held.state))
  })
}

/** The selection a call is about; not to be kept across an await. */
export function heldSelection(c: CheckoutContext): HeldSelection {
  const { world, sessionRow, passing } = c.var
  return sessionRow === null ? { selection: '', state: passing } : loadSelection(world, sessionRow)
}

/** Keeps what a call came to and tells the caller. */
export function answer(c: CheckoutContext, held: HeldSelection, outcome: Outcome): Response {
  if ('refused' in outcome) return refuse(c, outcome.refused, outcome.errors)
  const { world, sessionRow, serverSide } = c.var
  const { status = 200, unavailable, errors, cancellation } = outcome
  const state = settle(world, outcome.state)
  if (sessionRow !== null && JSON.stringify(state) !== JSON.stringify(held.state)) {
    saveSelection(world, { selection: held.selection, state })
  }
  const stock = {
    ...(status === 410 ? { errors: { stock: 'unavailable items' } } : errors ? { errors } : {}),
    ...(unavailable ? { unavailable } : {}),
    ...(cancellation ? { cancellation } : {}),
  }
  return reply(
    c,
    { ...stock, ...selectionReply(world, state, serverSide), ...loggedInWire(world, sessionRow) },
    status,
  )
}

/** The line of a priced selection in the words of a stock failure. */
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
