import * as v from 'valibot'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { OrderNotice } from '#src/commerce/contract/support.ts'
import { sha256 } from '../digest.ts'
import type { Bindings, Variables } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import { deadlines } from '../limits.ts'
import type { Log } from '../log.ts'
import { createSeenEvents, type EventMemory } from '../seen-events/seen-events.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import { orderViolations } from './violations.ts'

export interface CheckPorts {
  bindings: Bindings
  settings: Variables
  ids: Ids
  log: Log
  /** The memory of this isolate. */
  seenEvents: EventMemory
}

/**
 * Pages enforce these rules, but a client can call the service directly. Violations are logged, reported, and sent to
 * customer service, which settles them with the buyer. An order is checked whenever it is read, but logged once. Never
 * rejects.
 */
export async function checkOrder(
  order: Order,
  { bindings, settings, ids, log, seenEvents }: CheckPorts,
): Promise<void> {
  const { deposits, quantities } = orderViolations(order)
  if (deposits.length + quantities.length === 0) return
  const { requestId } = ids
  const content = { order: order.orderNumber, deposits, quantities }
  const id = await sha256(JSON.stringify(content))
  const report = createReport(requestId, log)
  if (await createSeenEvents(bindings.SEEN_EVENTS, seenEvents, report).isFirst(id)) {
    const line = { requestId, order: order.orderNumber }
    if (deposits.length > 0) log({ event: 'deposit-missing', ...line, items: deposits })
    if (quantities.length > 0) log({ event: 'quantity-exceeded', ...line, items: quantities })
  }
  if (!settings.SUPPORT_URL) return
  // Sent again with the same id, so that one that could not be delivered arrives later.
  const notice = v.safeParse(OrderNotice, {
    kind: 'order-notice',
    id,
    ...content,
    sentAt: new Date().toISOString(),
  })
  if (!notice.success) return
  const post = createClient(
    { ids, log },
    {
      upstream: 'support',
      baseUrl: settings.SUPPORT_URL,
      headers: settings.SUPPORT_KEY ? { authorization: `Bearer ${settings.SUPPORT_KEY}` } : {},
      fetch: routeFetch(bindings, settings.PUBLIC_ORIGIN),
      deadline: deadlines.support,
      statusOnly: true,
    },
  )
  await post({ method: 'POST', path: '', route: 'POST SUPPORT_URL', body: notice.output }).catch(report)
}
