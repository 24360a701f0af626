import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { SetParts } from '../set-parts.ts'
import { depositRepair, unknownSetParts, withSetParts } from './deposits.ts'

/**
 * Repairs deposits after a form changed the cart: at most one look-up for parts of sets and one bulk change. Never
 * throws when a service fails: the next change tries again, and so does the checkout.
 */
export async function settleDeposits(
  checkout: CheckoutApi,
  selection: Selection,
  report: (error: unknown) => void,
): Promise<Selection> {
  return (await repairDeposits(checkout, selection, report)).selection
}

/** Like `settleDeposits`; `isAnswered` is false if a service failed, so that deposits may be missing. */
export async function repairDeposits(
  checkout: CheckoutApi,
  selection: Selection,
  report: (error: unknown) => void,
): Promise<{ selection: Selection; isAnswered: boolean }> {
  const unknown = unknownSetParts(selection, new Map())
  const asked =
    unknown.length > 0 ? await resultOrNull(() => checkout.depositedProducts(unknown), report) : null
  const setParts: SetParts = asked?.ok ? withSetParts(new Map(), asked.value) : new Map()
  const changes = depositRepair(selection, setParts)
  const isKnown = unknown.length === 0 || asked !== null
  if (!changes) return { selection, isAnswered: isKnown }
  const reply = await resultOrNull(() => checkout.changeItems(changes), report)
  return { selection: reply?.ok ? reply.value : selection, isAnswered: isKnown && reply !== null }
}
