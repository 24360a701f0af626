import * as v from 'valibot'
import { type Order, ReceiptReply } from '#src/commerce/contract/payment/order.ts'
import { PaymentResultReply } from '#src/commerce/contract/payment/payment.ts'
import { endOfRefusal } from '#src/commerce/contract/payment/payment-end.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseResponse, type Refused, resultOrNull } from '#src/commerce/reply.ts'
import { paymentReturnDeadlines as deadlines } from '../limits.ts'
import { type CheckPorts, checkOrder } from '../order-check/check-order.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import type { Report, ResultCalls } from './settle-return.ts'

export interface ResultPorts extends CheckPorts {
  waitUntil(work: Promise<unknown>): void
}

const route = 'POST /payment-result'

/** No call is repeated. */
export function createResultCalls({ waitUntil, ...ports }: ResultPorts, token: string): ResultCalls {
  const { bindings, settings, ids, log } = ports
  const headers = { 'api-token': token }
  const http = createClient(
    { ids, log },
    {
      upstream: 'checkout',
      baseUrl: settings.COMMERCE_URL,
      headers: {},
      fetch: routeFetch(bindings, settings.PUBLIC_ORIGIN),
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

  const check = (order: Order) => waitUntil(checkOrder(order, ports))

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
      if (!reply.ok) return tokenRefusals.has(reply.status) ? { kind: 'refused' } : refusalOf(reply)
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
function refusalOf({ errors, body }: Refused): Report {
  if (Object.hasOwn(errors, 'selection')) return { kind: 'unclear' }
  const end = endOfRefusal(body)
  return { kind: 'failed', ...(end && { end }) }
}
