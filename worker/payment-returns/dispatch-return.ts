import type { Context } from 'hono'
import * as v from 'valibot'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import type { ReturnRequest } from './durable-object.ts'
import { createResultCalls } from './result-calls.ts'
import { type PaymentReturn, ReturnOutcome } from './settle-return.ts'

/**
 * Settles a return in the token's Durable Object, or in the memory of the process. Rejects if the object cannot be
 * reached.
 */
export async function dispatchReturn(
  c: Context<Edge>,
  { token, ...returned }: PaymentReturn & { token: string },
): Promise<ReturnOutcome> {
  const { ids, isolate, log, settings } = c.var
  const name = await sha256(token)
  const namespace = c.env.PAYMENT_RETURNS
  if (!namespace) {
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const { seenEvents } = isolate
    const ports = { bindings: c.env, settings, ids, log, seenEvents, waitUntil }
    const calls = createResultCalls(ports, token)
    return isolate.paymentReturns(name).settle(returned, calls)
  }
  const body = JSON.stringify({ ...returned, token, ids } satisfies ReturnRequest)
  const request = new Request('https://payment-returns/', { method: 'POST', body })
  const response = await namespace.get(namespace.idFromName(name)).fetch(request)
  return v.parse(ReturnOutcome, await response.json())
}
