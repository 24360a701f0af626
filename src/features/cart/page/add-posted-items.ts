import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import {
  type AddedPieces,
  addedPieces,
  additionsTo,
  type ItemPieces,
  isEmptyChange,
  isOutdated,
} from '../operations/add-items.ts'
import { outcomeOf } from '../outcome.ts'
import type { CartActionPorts } from './cart-action-ports.ts'
import { moveNewCart } from './move-new-cart.ts'

type AddPorts = Omit<CartActionPorts, 'product'>

/** Adds as many items as are available in one call. Null if the outcome is unknown. Never throws. */
export async function addPostedItems(
  pieces: readonly ItemPieces[],
  ports: AddPorts,
): Promise<AddedPieces | null> {
  const done = await resultOrNull(() => add(pieces, ports), ports.report)
  // If the cart was changed elsewhere meanwhile, it is read again once.
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

/** The cart to add to. One that the service creates by itself would be in the country of the shop's server. */
export async function cartBefore(ports: AddPorts): Promise<Result<Selection>> {
  const { cart, language, region } = ports
  if (!cart.hasToken) return cart.start(await region(), language)
  return moveNewCart(cart, await cart.checkout.selection(), ports)
}
