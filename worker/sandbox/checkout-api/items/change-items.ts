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
 * line (404) or an item that has a line already (406) changes nothing. After that each entry stands for itself: the reply
 * is a 200 with `errors` for those that failed, and a 410 when stock alone stood in the way of all of them.
 */
export function changeItems(world: World, selection: SelectionState, sent: unknown): Outcome {
  const parsed = v.safeParse(BulkChange, sent)
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body')
    return refused(400, Object.fromEntries(fields.map((field) => [field, 'not valid'])))
  }
  const { lines, items } = parsed.output
  const misfit = misfitOf(world, selection, parsed.output)
  if (misfit) return misfit
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

/** A change of the selection, with the key and the words its failure has. */
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

/** The line of a deposit that follows its part is shown but not kept: it cannot be changed, and neither can a line that has gone meanwhile. */
function setLine(world: World, id: string, wanted: number): (state: SelectionState) => Outcome {
  return (state) => {
    const line = state.lines.find((entry) => entry.line === id)
    return line ? setQuantity(world, state, line, wanted) : refused(404, { line: 'not found' })
  }
}

function misfitOf(world: World, selection: SelectionState, { lines, items }: BulkChange): Outcome | null {
  const shown = priceSelection(world, selection).lines
  const known = new Set([...selection.lines, ...shown].map(({ line }) => line))
  if (lines.some(({ line }) => !known.has(line))) return refused(404, { line: 'not found' })
  const taken = new Set([...selection.lines.map(({ item }) => item), ...shown.map(({ item }) => item.item)])
  if (items.some(({ item }) => taken.has(item))) return refused(406, { item: 'already in the selection' })
  if (hasTwice(lines.map(({ line }) => line))) return refused(406, { line: 'named twice' })
  return hasTwice(items.map(({ item }) => item)) ? refused(406, { item: 'named twice' }) : null
}

function hasTwice(ids: string[]): boolean {
  return new Set(ids).size < ids.length
}
