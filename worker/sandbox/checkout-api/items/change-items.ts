// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import type { World } from '../../world.ts'
import { type Outcome, refused, type Unavailable } from '../outcome.ts'
import { GivenId, quantity } from '../request.ts'
import { priceSelection } from '../selection/priced-selection.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { addItem } from './add-line.ts'
import { setQuantity } from './set-quantity.ts'

const maxEntries = 200

const BulkChange = v.object({
  lines: v.optional(
    v.pipe(v.array(v.object({ line: GivenId, quantity: quantity(0) })), v.maxLength(maxEntries)),
    [],
  ),
  items: v.pipe(v.array(v.object({ item: GivenId, quantity: quantity(1) })), v.maxLength(maxEntries)),
})
type BulkChange = v.InferOutput<typeof BulkChange>

/**
 * Sets the quantities of lines and adds items that have no line yet. A body that is malformed (400), names an unknown
 * line (404) or an item that already has a line (406) changes nothing. Otherwise entries are applied one by one: the
 * reply is a 200 with `errors` for those that failed, and a 410 when all of them failed for lack of stock.
 */
export function changeItems(world: World, selection: SelectionState, sent: unknown): Outcome {
  const parsed = v.safeParse(BulkChange, sent)
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body')
    return refused(400, Object.fromEntries(fields.map((field) => [field, 'not valid'])))
  }
  const { lines, items } = parsed.output
  const refusal = refusalOf(world, selection, parsed.output)
  if (refusal) return refusal
  const entries = [
    ...lines.map(
      ({ line, quantity }): Entry => [`lines.${line}`, 'not updated', setLine(world, line, quantity)],
    ),
    ...items.map(({ item, quantity }): Entry => {
      const addition = { item, quantity, comment: '', productUrl: null, category: null }
      return [`items.${item}`, 'not added', (state) => addItem(world, state, addition)]
    }),
  ]
  return makeChanges(selection, entries)
}

/** One entry of a bulk change: its key in `errors`, the text for a lack of stock, and the change. */
type Entry = [key: string, failure: string, change: (state: SelectionState) => Outcome]

function makeChanges(selection: SelectionState, entries: Entry[]): Outcome {
  const errors: Record<string, string> = {}
  const unavailable: Unavailable[] = []
  let state = selection
  for (const [key, failure, change] of entries) {
    const outcome = change(state)
    if ('refused' in outcome) errors[key] = failure
    else {
      state = outcome.state
      unavailable.push(...(outcome.unavailable ?? []))
      if (outcome.status === 410) errors[key] = failure
    }
  }
  const failed = Object.keys(errors).length
  const short = unavailable.length > 0 ? { unavailable } : {}
  if (failed > 0 && failed === entries.length && failed === unavailable.length) {
    return { state, ...short, status: 410 }
  }
  return { state, ...short, ...(failed > 0 ? { errors } : {}) }
}

/**
 * A change of one line's quantity; 404 for lines that are shown but not stored (automatic deposits) and for removed
 * ones.
 */
function setLine(world: World, id: string, quantity: number): (state: SelectionState) => Outcome {
  return (state) => {
    const line = state.lines.find((entry) => entry.line === id)
    return line ? setQuantity(world, state, line, quantity) : refused(404, { line: 'not found' })
  }
}

function refusalOf(world: World, selection: SelectionState, { lines, items }: BulkChange): Outcome | null {
  const shown = priceSelection(world, selection).lines
  const lineIds = new Set([...selection.lines, ...shown].map(({ line }) => line))
  if (lines.some(({ line }) => !lineIds.has(line))) return refused(404, { line: 'not found' })
  const itemsInCart = new Set([
    ...selection.lines.map(({ item }) => item),
    ...shown.map(({ item }) => item.item),
  ])
  if (items.some(({ item }) => itemsInCart.has(item)))
    return refused(406, { item: 'already in the selection' })
  if (hasTwice(lines.map(({ line }) => line))) return refused(406, { line: 'named twice' })
  return hasTwice(items.map(({ item }) => item)) ? refused(406, { item: 'named twice' }) : null
}

function hasTwice(ids: string[]): boolean {
  return new Set(ids).size < ids.length
}
