import { addPostedItems } from '#src/features/cart/page/add-posted-items.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { AttemptLimit, Shop, VisitorCart } from '#src/shop.ts'
import { type LookUpFailure, lookUp, lookUpStatuses } from './look-up.ts'
import {
  chosenRows,
  draftsAfter,
  draftsOf,
  outcomesOf,
  piecesOf,
  type RowDraft,
  type RowOutcome,
} from './order-choice.ts'
import { type OrderTable, orderActions, orderFields } from './order-table.ts'
import type { PostedList } from './posted-list.ts'

/** What the page shows after a form without script. */
export interface PostedOrder {
  list: string
  problem: string
  table: OrderTable | null
  /** Null where the table is as it was found. */
  drafts: RowDraft[] | null
  /** By row; null where nothing was to be added. */
  outcomes: [row: number, outcome: RowOutcome][] | null
}

interface OrderActionPorts {
  cart: VisitorCart
  limit: AttemptLimit
  i18n: ServerI18n
  /** Rejects with a 503 `Response` when the catalogue is unavailable. */
  shop(): Promise<Shop>
  report(error: unknown): void
}

/** Looks up a posted list, and adds what is chosen of it. Never throws for a service that fails, or for too many lists: the
 * list is kept. */
export async function runOrderAction(
  { form, list }: PostedList,
  ports: OrderActionPorts,
): Promise<{ posted: PostedOrder; status: number }> {
  const { cart, limit, i18n, report } = ports
  const typed = form.get(orderFields.list) ?? ''
  const nothing = { list: typed, problem: '', table: null, drafts: null, outcomes: null }
  if (list === 'fileTooLarge')
    return { posted: { ...nothing, problem: i18n.t('quickOrder.fileTooLarge') }, status: 422 }
  const kept = { ...nothing, list }
  const shop = await ports.shop().catch((error: unknown) => {
    if (!(error instanceof Response)) throw error
    return null
  })
  const failed = (why: LookUpFailure) => ({
    posted: { ...kept, problem: i18n.t(`quickOrder.${why}`) },
    status: lookUpStatuses[why],
  })
  if (!shop) return failed('unavailable')
  const found = await lookUp(shop, list, { limit, report })
  if (typeof found === 'string') return failed(found)
  if ('problem' in found) return { posted: { ...kept, problem: found.problem }, status: 422 }
  const { table } = found
  const { rows } = table
  if (form.get(orderFields.action) !== orderActions.add) return { posted: { ...kept, table }, status: 200 }
  const drafts = draftsOf(rows, form)
  const chosen = chosenRows(rows, drafts)
  const pieces = piecesOf(chosen)
  const region = async () => shop.region
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
