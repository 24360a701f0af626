import * as v from 'valibot'
import { type Order, ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { PaymentResultReply } from '#src/commerce/contract/payment/payment.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseResponse, resultOrNull } from '#src/commerce/reply.ts'
import type { Bindings, Variables } from '../env.ts'
import { paymentReturnDeadlines as deadlines } from '../limits.ts'
import type { Log } from '../log.ts'
import { checkOrder } from '../order-check/check-order.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import type { Report, ResultCalls } from './settle-return.ts'

export interface ResultPorts {
  bindings: Bindings
  settings: Variables
  ids: Ids
  log: Log
  waitUntil(work: Promise<unknown>): void
}

const route = 'POST /payment-result'

/** No call is repeated. */
export function createResultCalls(
  { bindings, settings, ids, log, waitUntil }: ResultPorts,
  token: string,
): ResultCalls {
  const headers = { 'api-token': token }
  const fetch = routeFetch(bindings, settings.PUBLIC_ORIGIN)
  const http = createClient(
    { ids, log },
    {
      upstream: 'checkout',
      baseUrl: settings.COMMERCE_URL,
      headers: {},
      fetch,
      deadline: deadlines.result,
    },
  )

  const read = <S extends v.GenericSchema>(schema: S, path: '/receipt' | '/selection') =>
    resultOrNull(async () => {
      const call = { method: 'GET', path, route: `GET ${path}`, headers, deadline: deadlines.look } as const
      return parseResponse(schema, await http(call), call.route)
    })

  /** An order number says nothing about its lines; some services send no more. */
  function lookAtOrder(body: unknown) {
    const reply = v.safeParse(ReceiptReply, body)
    if (reply.success) check(reply.output)
  }

  const check = (order: Order) => waitUntil(checkOrder(order, { settings, ids, log, fetch }))

  return {
    async report(paymentMethodFields) {
      const body = { paymentMethodFields }
      const reply = await resultOrNull(async () => {
        const answer = await http({ method: 'POST', path: '/payment-result', route, headers, body })
        const parsed = parseResponse(PaymentResultReply, answer, route)
        if (parsed.ok && parsed.value.action === 'success' && !parsed.value.hasErrors)
          lookAtOrder(answer.body)
        return parsed
      })
      if (!reply) return { kind: 'unclear' }
      if (!reply.ok) return tokenRefusals.has(reply.status) ? { kind: 'refused' } : refusalOf(reply.errors)
      const { value } = reply
      if (value.action === 'redirect') return { kind: 'redirect', url: value.url }
      return value.hasErrors
        ? { kind: 'failed' }
        : { kind: 'placed', paymentMethod: value.order.paymentMethod }
    },
    async look() {
      const [receipt, selection] = await Promise.all([
        read(ReceiptReply, '/receipt'),
        read(Selection, '/selection'),
      ])
      if (!receipt || !selection?.ok) return null
      if (receipt.ok) check(receipt.value)
      const { lines, unreadableLines } = selection.value
      return {
        paymentMethod: receipt.ok ? receipt.value.paymentMethod : null,
        cartIsEmpty: lines.length === 0 && unreadableLines === 0,
      }
    },
  }
}

const tokenRefusals = new Set([401, 403])

/** `selection`: the service knows of no pending payment. It was refused before, or is an order already. */
function refusalOf(errors: Record<string, string>): Report {
  return Object.hasOwn(errors, 'selection') ? { kind: 'unclear' } : { kind: 'failed' }
}
