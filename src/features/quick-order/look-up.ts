import type { AttemptLimit, Shop } from '#src/shop.ts'
import { loadOrderTable } from './load-order-table.ts'
import { parseOrderList } from './order-list.ts'
import type { OrderTable } from './order-table.ts'
import { listProblemText } from './quick-order-text.ts'

/** What became of looking up a list: a table, or why there is none. */
export type LookUp = { table: OrderTable } | { problem: string }

/** Why a list was not looked up: the visitor has looked up too many, or the services are unavailable. */
export type LookUpFailure = 'limited' | 'unavailable'

/** The status of an answer to a list that was not looked up. */
export const lookUpStatuses: Record<LookUpFailure, number> = { limited: 429, unavailable: 503 }

interface LookUpPorts {
  limit: AttemptLimit
  report(error: unknown): void
}

/** Looks up a list. One that cannot be read costs nothing, so it does not count towards the visitor's limit. */
export async function lookUp(
  shop: Shop,
  list: string,
  { limit, report }: LookUpPorts,
): Promise<LookUp | LookUpFailure> {
  const parsed = parseOrderList(list)
  if (!parsed.ok) return { problem: listProblemText(shop.i18n, parsed.problem) }
  if (!(await limit.allows('quick-order'))) return 'limited'
  const table = await loadOrderTable(shop, parsed.lines, report)
  return table ? { table } : 'unavailable'
}
