import { isOverLimit, isServiceFailure } from '#src/commerce/reply.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { AttemptLimit, Shop } from '#src/shop.ts'
import { parseOrderList } from './parse-order-list.ts'
import { listProblemText } from './quick-order-text.ts'
import { loadOrderTable } from './table/load-order-table.ts'
import type { OrderTable } from './table/order-table.ts'

export type LookUp = { table: OrderTable } | { problem: string }

export interface LookUpAnswer {
  found: LookUp
  /** 422 for an invalid list, 429 for too many lists or calls, 503 while the services fail. */
  status: 200 | 422 | 429 | 503
}

export interface LookUpPorts {
  limit: AttemptLimit
  i18n: ServerI18n
  shop(): Promise<Shop>
  report(error: unknown): void
}

/** Looks up a list. An invalid one costs nothing, so it does not count towards the visitor's limit. */
export async function lookUp(list: string, ports: LookUpPorts): Promise<LookUpAnswer> {
  const { limit, i18n, report } = ports
  const refused = (problem: string, status: LookUpAnswer['status']) => ({ found: { problem }, status })
  const parsed = parseOrderList(list)
  if (!parsed.ok) return refused(listProblemText(i18n, parsed.problem), 422)
  try {
    const shop = await ports.shop()
    if (!(await limit.allows('quick-order'))) return refused(i18n.t('quickOrder.limited'), 429)
    return { found: { table: await loadOrderTable(shop, parsed.lines) }, status: 200 }
  } catch (error) {
    if (isOverLimit(error)) return refused(i18n.t('shell.limitedHint'), 429)
    if (!isServiceFailure(error)) throw error
    report(error)
    return refused(i18n.t('quickOrder.unavailable'), 503)
  }
}
