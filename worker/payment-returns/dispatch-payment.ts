import type { Context } from 'hono'
import * as v from 'valibot'
import type { Call, Http } from '#src/commerce/http.ts'
import { failureKinds, type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { deadlines } from '../limits.ts'
import { type PaymentPost, paymentAddress, paymentRoute } from './durable-object.ts'

/** The object's answer to a payment: that of the service, or why there is none. */
const PaymentAnswer = v.variant('kind', [
  v.object({ kind: v.literal('answer'), status: v.number(), body: v.unknown() }),
  v.object({
    kind: v.literal('failure'),
    breakage: v.picklist(failureKinds),
    status: v.optional(v.number()),
  }),
])

/**
 * Sends `POST /payment` once for equal forms that come together, as of a button that is pressed twice: by the token's
 * Durable Object, or the memory of the process. Other calls are sent by `send`. Calls throw `UpstreamError`; an object that
 * cannot be reached may have sent the payment.
 */
export function shareEqualPayments(c: Context<Edge>, send: Http): Http {
  return (call) => (call.route === paymentRoute ? dispatchPayment(c, call, send) : send(call))
}

async function dispatchPayment(c: Context<Edge>, call: Call, send: Http): Promise<RawResponse> {
  const { ids, isolate } = c.var
  const { body, headers = {}, deadline = deadlines.checkout } = call
  const token = headers['api-token'] ?? ''
  const namespace = c.env.PAYMENT_RETURNS
  if (!namespace) {
    const key = await sha256(JSON.stringify([token, body]))
    return isolate.payments(key, () => send(call))
  }
  const post = JSON.stringify({ token, body, deadline, ids } satisfies PaymentPost)
  const object = namespace.get(namespace.idFromName(await sha256(token)))
  const answer = await object
    .fetch(new Request(paymentAddress, { method: 'POST', body: post }))
    .then(async (response) => v.parse(PaymentAnswer, await response.json()))
    .catch((cause: unknown) => {
      throw new UpstreamError('network', paymentRoute, { cause })
    })
  if (answer.kind === 'answer') return { status: answer.status, body: answer.body }
  const { breakage, status } = answer
  throw new UpstreamError(breakage, paymentRoute, status === undefined ? {} : { status })
}
