import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { depositRepair, unknownSetParts } from '../deposits/deposits.ts'
import type { SetParts } from '../set-parts.ts'
import { applyReply, refetch, type SelectionPort } from './selection-port.ts'

export interface DepositPorts {
  /** What is known of the parts of sets. */
  setParts(): SetParts
  /** Looks up which of these products carry a deposit, and adds them to `setParts`. Rejects without an answer. */
  learnSetParts(products: string[]): Promise<void>
  /** Makes a bulk change. Rejects without an answer. */
  changeItems(changes: ItemChanges): Promise<Result<Selection>>
}

interface DepositKeeperPorts extends DepositPorts, SelectionPort {
  /** Starts from what the server holds. False when it does not say. */
  beforeChange(): Promise<boolean>
  /** Warns the other tabs of a change that is about to be made. */
  announceChange(): void
  /** Notes that it has been answered. */
  settle(): void
}

/** Calls that fail are made again this often; a shopper who looks at the cart again resets the count. */
const maxAttempts = 2

/**
 * Keeps deposits in step with their parts. They get out of step when a reply is lost, a country changes, carts are
 * merged at log-in, stock cuts a part, or another client changes the cart. What the service does not let be repaired, such
 * as a deposit without a price in the country, is tried once.
 */
export function createDepositKeeper(ports: DepositKeeperPorts) {
  const { read, setParts } = ports
  const attempts = new Map<string, number>()
  const impossible = new Set<string>()

  /** Names what is out of step; null when nothing is, or nothing can be done about it. */
  function outOfStep(): string | null {
    const selection = read()
    if (!selection) return null
    const unknown = unknownSetParts(selection, setParts())
    const changes = depositRepair(selection, setParts())
    if (unknown.length === 0 && changes === null) return null
    const name = JSON.stringify([selection.location.country, unknown, changes])
    return impossible.has(name) ? null : name
  }

  /** Names what is out of step while a repair is worth trying; null when nothing is, or it has failed too often. */
  function due(): string | null {
    const name = outOfStep()
    if (name === null) attempts.clear()
    return name !== null && (attempts.get(name) ?? 0) < maxAttempts ? name : null
  }

  async function learn(): Promise<void> {
    const selection = read()
    const unknown = selection ? unknownSetParts(selection, setParts()) : []
    if (unknown.length > 0) await resultOrNull(() => ports.learnSetParts(unknown))
  }

  async function repair(): Promise<void> {
    const name = outOfStep()
    if (name === null) return
    attempts.set(name, (attempts.get(name) ?? 0) + 1)
    if (!(await ports.beforeChange())) return
    await learn()
    const selection = read()
    const changes = selection && depositRepair(selection, setParts())
    if (!changes) return
    const tried = outOfStep()
    ports.announceChange()
    const reply = await resultOrNull(() => ports.changeItems(changes)).finally(ports.settle)
    if (reply?.ok) applyReply(ports, selection, reply)
    const known = reply?.ok || (await refetch(ports)) !== null
    // Answered, and the cart is as it was: the same change would have no effect again.
    if (reply && known && tried !== null && outOfStep() === tried) impossible.add(tried)
  }

  return {
    due,
    repair,
    outOfStep,
    /** Lets calls that failed be made again. */
    startAnew: () => attempts.clear(),
  }
}
