import * as v from 'valibot'
import { maxGoodsLength, ReturnReason, ReturnRequest } from '#src/commerce/contract/support.ts'
import { type ReturnRow, returnablePieces } from './return-rows.ts'

export const maxReturnBytes = 65_536

/** The problem of a chosen part: no reason, or fewer or more pieces than can come back for it. */
export type RowProblem = 'reason' | 'quantity'

/** The form as it was typed: the chosen rows by their place in the order. */
export interface TypedReturn {
  rows: ReadonlyMap<number, { quantity: string; reason: string }>
  note: string
}

export interface ReturnedPart {
  row: number
  quantity: number
  reason: ReturnReason
}

export type ParsedReturn =
  | { values: { parts: ReturnedPart[]; note: string; form: string } }
  /** `rows`: by their place. `isEmpty`: nothing is chosen. `isDamaged`: it is not a form of this page. */
  | { problems: { rows: ReadonlyMap<number, RowProblem>; isEmpty: boolean; isDamaged: boolean } }

type Form = Pick<URLSearchParams, 'get'>

export const emptyReturn: TypedReturn = { rows: new Map(), note: '' }

/** Rows have the fields `part-0` (their item, if chosen), `quantity-0`, `reason-0`, `part-1`, … */
export function typedReturn(form: Form, rows: readonly ReturnRow[]): TypedReturn {
  const text = (name: string, max: number) => (form.get(name) ?? '').slice(0, max)
  return {
    rows: new Map(
      rows.flatMap(({ item }, index) =>
        form.get(`part-${index}`) === item
          ? [[index, { quantity: text(`quantity-${index}`, 5), reason: text(`reason-${index}`, 20) }]]
          : [],
      ),
    ),
    note: text('note', 2 * maxGoodsLength).replaceAll('\r\n', '\n'),
  }
}

/** The id of a posted form, so that a repeated request counts once; null if it is damaged. */
export function parseFormId(form: Form): string | null {
  const parsed = v.safeParse(ReturnRequest.entries.form, form.get('form'))
  return parsed.success ? parsed.output : null
}

/** Checks a posted form against the parts of the order. */
export function parseReturn(form: Form, rows: readonly ReturnRow[]): ParsedReturn {
  const typed = typedReturn(form, rows)
  const id = parseFormId(form)
  const note = v.safeParse(ReturnRequest.entries.note, typed.note)
  const problems = new Map<number, RowProblem>()
  const parts: ReturnedPart[] = []
  for (const [row, { quantity: typedQuantity, reason: typedReason }] of typed.rows) {
    const reason = v.safeParse(ReturnReason, typedReason)
    const known = rows[row]
    const most = known && reason.success ? returnablePieces(known, reason.output) : 0
    // A single piece has no field for its quantity.
    const quantity = typedQuantity === '' && most === 1 ? 1 : countOf(typedQuantity)
    if (!reason.success) problems.set(row, 'reason')
    else if (quantity < 1 || quantity > most) problems.set(row, 'quantity')
    else parts.push({ row, quantity, reason: reason.output })
  }
  const isEmpty = typed.rows.size === 0
  if (id === null || !note.success || isEmpty || problems.size > 0)
    return { problems: { rows: problems, isEmpty, isDamaged: id === null || !note.success } }
  return { values: { parts, note: note.output, form: id } }
}

function countOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}
