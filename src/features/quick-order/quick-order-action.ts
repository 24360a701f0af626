import { addPostedItems } from '#src/features/cart/page/add-posted-items.ts'
import type { VisitorCart } from '#src/shop.ts'
import { type LookUpPorts, lookUp } from './look-up.ts'
import type { PostedList } from './posted-list.ts'
import {
  chosenRows,
  draftsAfter,
  draftsOf,
  outcomesOf,
  piecesOf,
  type RowDraft,
  type RowOutcome,
} from './table/order-choice.ts'
import { type OrderTable, orderActions, orderFields } from './table/order-table.ts'

export interface PostedOrder {
  list: string
  problem: string
  table: OrderTable | null
  drafts: RowDraft[] | null
  outcomes: [row: number, outcome: RowOutcome][] | null
}

interface OrderActionPorts extends LookUpPorts {
  cart: VisitorCart
}

/** Never throws for service failures or too many lists: the list is kept. */
export async function runOrderAction(
  { form, list }: PostedList,
  ports: OrderActionPorts,
): Promise<{ posted: PostedOrder; status: number }> {
  const { cart, i18n, report } = ports
  const typed = form.get(orderFields.list) ?? ''
  const nothing = { list: typed, problem: '', table: null, drafts: null, outcomes: null }
  if (list === 'fileTooLarge')
    return { posted: { ...nothing, problem: i18n.t('quickOrder.fileTooLarge') }, status: 422 }
  const kept = { ...nothing, list }
  const { found, status } = await lookUp(list, ports)
  if ('problem' in found) return { posted: { ...kept, problem: found.problem }, status }
  const { table } = found
  const { rows } = table
  if (form.get(orderFields.action) !== orderActions.add) return { posted: { ...kept, table }, status: 200 }
  const drafts = draftsOf(rows, form)
  const chosen = chosenRows(rows, drafts)
  const pieces = piecesOf(chosen)
  const region = async () => (await ports.shop()).region
  const added =
    pieces.length > 0
      ? await addPostedItems(pieces, { cart, language: i18n.locale, region, report })
      : new Map<string, number>()
  const outcomes = outcomesOf(chosen, added)
  return {
    posted: { ...kept, table, drafts: draftsAfter(rows, drafts, outcomes), outcomes: [...outcomes] },
    status: 200,
  }
}
