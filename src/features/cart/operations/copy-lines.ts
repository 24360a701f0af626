import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { quantityOf } from '../cart.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { isDeposit } from '../item-count.ts'
import { outcomeOf } from '../outcome.ts'
import { addedPieces, additionsTo, isEmptyChange, isOutdated } from './add-items.ts'
import { choicesOf } from './bundle-choices.ts'
import { addition, changeQuantity } from './change-quantity.ts'

export interface CopiedLines {
  selection: Selection
  left: Line[]
  /** Lines whose outcome is unknown, because the service did not answer. */
  unanswered: Line[]
}

interface Target {
  checkout: CheckoutApi
  selection: Selection
  report(error: unknown): void
}

/** Adds parts in one call, sets one by one with their choices, and the deposits of both. Never throws. */
export async function copyLines(lines: Line[], target: Target): Promise<CopiedLines> {
  const isDepositLine = isDeposit(lines)
  const goods = lines.filter((line) => !isDepositLine(line))
  const parts = goods.filter(({ contents }) => contents.length === 0)
  const copied = await copyParts(parts, target)
  for (const set of goods.filter(({ contents }) => contents.length > 0)) {
    const before = copied.selection
    const after = await addSet(set, { ...target, selection: before })
    if (!after) copied.unanswered.push(set)
    else if (quantityOf(after, set.item) < quantityOf(before, set.item) + set.quantity) copied.left.push(set)
    copied.selection = after ?? before
  }
  const { checkout, report } = target
  return { ...copied, selection: await settleDeposits(checkout, copied.selection, report) }
}

/** `again`: read the cart once more if it was changed elsewhere meanwhile. */
async function copyParts(parts: Line[], target: Target, again = true): Promise<CopiedLines> {
  const { checkout, selection, report } = target
  const unanswered = { selection, left: [], unanswered: [...parts] }
  const changes = additionsTo(selection, parts)
  const reply = isEmptyChange(changes)
    ? { ok: true as const, value: selection }
    : await resultOrNull(() => checkout.changeItems(changes), report)
  if (!reply) return unanswered
  if (isOutdated(reply) && again) {
    const now = await resultOrNull(checkout.selection, report)
    return now?.ok ? copyParts(parts, { ...target, selection: now.value }, false) : unanswered
  }
  const after = outcomeOf(selection, reply).after ?? selection
  const added = addedPieces(selection, after, parts)
  if (!added) return { ...unanswered, selection: after }
  const left = parts.filter(({ item, quantity }) => (added.get(item) ?? 0) < quantity)
  return { selection: after, left, unanswered: [] }
}

async function addSet(set: Line, { checkout, selection, report }: Target): Promise<Selection | null> {
  const choices = await choicesOf(set, checkout)
  if (choices === 'unknown') return null
  const change = addition({ ...set, choices })
  const done = await resultOrNull(() => changeQuantity(checkout, change, selection, new Map()), report)
  return done && outcomeOf(selection, done.reply).after
}
