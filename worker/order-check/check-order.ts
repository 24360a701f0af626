import * as v from 'valibot'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { OrderNotice } from '#src/commerce/contract/support.ts'
import type { Fetch } from '#src/commerce/http.ts'
import { sha256 } from '../digest.ts'
import type { Variables } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import { deadlines } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { createClient } from '../upstream/service.ts'
import { orderViolations } from './violations.ts'

interface CheckPorts {
  settings: Variables
  ids: Ids
  log: Log
  fetch: Fetch
}

/**
 * Pages enforce these rules, but a client can call the service directly. Violations are logged, reported, and sent to
 * customer service, which settles them with the buyer. Never rejects.
 */
export async function checkOrder(order: Order, { settings, ids, log, fetch }: CheckPorts): Promise<void> {
  const { deposits, quantities } = orderViolations(order)
  const { requestId } = ids
  const { orderNumber } = order
  if (deposits.length > 0) log({ event: 'deposit-missing', requestId, order: orderNumber, items: deposits })
  if (quantities.length > 0)
    log({ event: 'quantity-exceeded', requestId, order: orderNumber, items: quantities })
  if (deposits.length + quantities.length === 0 || !settings.SUPPORT_URL) return
  const content = { order: orderNumber, deposits, quantities }
  const notice = v.safeParse(OrderNotice, {
    kind: 'order-notice',
    id: await sha256(JSON.stringify(content)),
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
      fetch,
      deadline: deadlines.support,
      statusOnly: true,
    },
  )
  await post({ method: 'POST', path: '', route: 'POST SUPPORT_URL', body: notice.output }).catch(
    createReport(requestId, log),
  )
}
