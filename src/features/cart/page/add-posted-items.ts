import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { outcomeOf } from '../outcome.ts'
import {
  type AddedPieces,
  addedPieces,
  additionsTo,
  type ItemPieces,
  isEmptyChange,
  isOutdated,
} from '../verbs/add-items.ts'
import type { CartActionPorts } from './cart-action-ports.ts'
import { moveNewCart } from './move-new-cart.ts'

type AddPorts = Omit<CartActionPorts, 'product'>

/**
 * Adds the items of a posted form in one call, as far as there are any, with their deposits. Null when it is not known what
 * became of it. Never throws for a service that fails.
 */
export async function addPostedItems(
  pieces: readonly ItemPieces[],
  ports: AddPorts,
): Promise<AddedPieces | null> {
  const done = await resultOrNull(() => add(pieces, ports), ports.report)
  // A cart that was changed elsewhere meanwhile is asked for again, once.
  return done === 'outdated' ? resultOrNull(() => add(pieces, ports).then(known), ports.report) : done
}

const known = (added: AddedPieces | 'outdated' | null) => (added === 'outdated' ? null : added)

async function add(pieces: readonly ItemPieces[], ports: AddPorts): Promise<AddedPieces | 'outdated' | null> {
  const { cart, report } = ports
  const before = await cartBefore(ports)
  if (!before.ok) return null
  const changes = additionsTo(before.value, pieces)
  if (isEmptyChange(changes)) return addedPieces(before.value, before.value, pieces)
  const reply = await cart.checkout.changeItems(changes)
  if (isOutdated(reply)) return 'outdated'
  const { after } = outcomeOf(before.value, reply)
  if (after && reply.ok) await settleDeposits(cart.checkout, after, report)
  return after && addedPieces(before.value, after, pieces)
}

/** The cart the items go into. One that the service creates by itself is in the country of the shop's server. */
export async function cartBefore(ports: AddPorts): Promise<Result<Selection>> {
  const { cart, language, region } = ports
  if (!cart.hasToken) return cart.start(await region(), language)
  return moveNewCart(cart, await cart.checkout.selection(), ports)
}
