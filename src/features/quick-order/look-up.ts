import type { Shop } from '#src/shop.ts'
import { loadOrderTable } from './load-order-table.ts'
import { parseOrderList } from './order-list.ts'
import type { OrderTable } from './order-table.ts'
import { listProblemText } from './quick-order-text.ts'

/** What became of looking up a list: a table, or why there is none. */
export type LookUp = { table: OrderTable } | { problem: string }

/** Looks up a list; null while the services are unavailable. */
export async function lookUp(
  shop: Shop,
  list: string,
  report: (error: unknown) => void,
): Promise<LookUp | null> {
  const parsed = parseOrderList(list)
  if (!parsed.ok) return { problem: listProblemText(shop.i18n, parsed.problem) }
  const table = await loadOrderTable(shop, parsed.lines, report)
  return table && { table }
}
