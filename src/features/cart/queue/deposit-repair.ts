import type { ItemChanges } from '#src/commerce/checkout-api.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { depositRepair, unknownSetParts } from '../deposits/deposits.ts'
import type { SetParts } from '../set-parts.ts'
import { applyReply, refetch, type SelectionPort } from './selection-port.ts'

export interface DepositPorts {
  setParts(): SetParts
  /** Looks up which products carry a deposit, and adds them to `setParts`. Rejects without an answer. */
  learnSetParts(products: string[]): Promise<void>
  changeItems(changes: ItemChanges): Promise<Result<Selection>>
}

interface DepositRepairPorts extends DepositPorts, SelectionPort {
  beforeChange(): Promise<boolean>
  announceChange(): void
  settle(): void
}

/** Failed calls are repeated this often; when the shopper looks at the cart again, the count starts again. */
const maxAttempts = 2

/**
 * Keeps deposits in step with their parts. They differ after a lost reply, a change of country, a merge at log-in, a
 * part cut by stock, or a change by another client. A repair that the service refuses, such as a deposit without a
 * price in the country, is tried once.
 */
export function createDepositRepair(ports: DepositRepairPorts) {
  const { read, setParts } = ports
  const attempts = new Map<string, number>()
  const impossible = new Set<string>()

  /** A key of the difference; null if there is none or it cannot be repaired. */
  function outOfStep(): string | null {
    const selection = read()
    if (!selection) return null
    const unknown = unknownSetParts(selection, setParts())
    const changes = depositRepair(selection, setParts())
    if (unknown.length === 0 && changes === null) return null
    const name = JSON.stringify([selection.location.country, unknown, changes])
    return impossible.has(name) ? null : name
  }

  /** A key of the difference while a repair is worth trying; null if there is none or it has failed too often. */
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
    // The service answered and the cart is unchanged: the same change would have no effect again.
    if (reply && known && tried !== null && outOfStep() === tried) impossible.add(tried)
  }

  return {
    due,
    repair,
    outOfStep,
    reset: () => attempts.clear(),
  }
}
