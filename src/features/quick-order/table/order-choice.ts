import {
  type ParsedQuantity,
  parseQuantity,
  type QuantityProblem,
} from '#src/features/catalogue/offer/quantity.ts'
import { type OrderPart, type OrderRow, orderFields } from './order-table.ts'

type Fields = Pick<FormData, 'get'> | URLSearchParams

/** The value of a row whose parts were all declined. */
export const noneOfThese = 'none'

export interface RowDraft {
  /** The chosen item, `noneOfThese`, or empty. */
  item: string
  quantity: string
}

export interface ChosenRow {
  row: number
  part: OrderPart
  quantity: ParsedQuantity
}

export function draftsOf(rows: readonly OrderRow[], fields: Fields): RowDraft[] {
  return rows.map(({ id }) => ({
    item: textOf(fields, orderFields.item(id)),
    quantity: textOf(fields, orderFields.quantity(id)),
  }))
}

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.slice(0, maxTyped) : ''
}
const maxTyped = 64

export function firstDraft({ state, parts, quantity }: OrderRow): RowDraft {
  const [only] = parts
  return { item: state === 'several' ? '' : (only?.item ?? ''), quantity }
}

export function chosenRows(rows: readonly OrderRow[], drafts: readonly RowDraft[]): ChosenRow[] {
  return rows.flatMap(({ id, parts }, index) => {
    const draft = drafts[index]
    const part = draft?.item ? parts.find(({ item }) => item === draft.item) : undefined
    return draft && part ? [{ row: id, part, quantity: parseQuantity(draft.quantity, part.limits) }] : []
  })
}

/** The rows with several parts of which none was chosen, and which were not declined either. */
export function undecidedRows(rows: readonly OrderRow[], drafts: readonly RowDraft[]): OrderRow[] {
  return rows.filter(({ state, parts }, index) => {
    const chosen = drafts[index]?.item ?? ''
    if (state !== 'several' || chosen === noneOfThese) return false
    return parts.some(({ item }) => item !== '') && !parts.some(({ item }) => item !== '' && item === chosen)
  })
}

export function sumOf(chosen: readonly ChosenRow[]): number {
  const cents = chosen.reduce(
    (sum, { part: { amount }, quantity }) =>
      sum + (quantity.ok ? Math.round((amount ?? 0) * 100) * quantity.quantity : 0),
    0,
  )
  return cents / 100
}

/** `partly`, `none`: fewer pieces than requested were available, or none. `unknown`: the cart did not answer. */
export type RowOutcome =
  | { kind: 'added' | 'none' | 'unknown' }
  | { kind: 'partly'; added: number; wanted: number }
  | { kind: 'refused'; problem: QuantityProblem }

export function outcomesOf(
  chosen: readonly ChosenRow[],
  added: ReadonlyMap<string, number> | null,
): Map<number, RowOutcome> {
  const left = new Map(added)
  return new Map(
    chosen.map(({ row, part: { item }, quantity }): [number, RowOutcome] => {
      if (!quantity.ok) return [row, { kind: 'refused', problem: quantity.problem }]
      if (!added) return [row, { kind: 'unknown' }]
      const wanted = quantity.quantity
      const got = Math.min(left.get(item) ?? 0, wanted)
      left.set(item, (left.get(item) ?? 0) - got)
      if (got === wanted) return [row, { kind: 'added' }]
      return [row, got > 0 ? { kind: 'partly', added: got, wanted } : { kind: 'none' }]
    }),
  )
}

/** The remaining choices: rows that are in the cart are no longer chosen. */
export function draftsAfter(
  rows: readonly OrderRow[],
  drafts: readonly RowDraft[],
  outcomes: ReadonlyMap<number, RowOutcome>,
): RowDraft[] {
  return rows.map((row, index) => {
    const draft = drafts[index] ?? firstDraft(row)
    const outcome = outcomes.get(row.id)
    if (outcome?.kind === 'added') return { ...draft, item: noneOfThese }
    if (outcome?.kind !== 'partly') return draft
    return { item: noneOfThese, quantity: String(outcome.wanted - outcome.added) }
  })
}

export function piecesOf(chosen: readonly ChosenRow[]): { item: string; quantity: number }[] {
  return chosen.flatMap(({ part: { item }, quantity }) =>
    quantity.ok ? [{ item, quantity: quantity.quantity }] : [],
  )
}
