import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { Lru } from '#worker/cache/lru.ts'
import { maxRememberedReturns, paymentReturnDeadlines, paymentSuccessLifetime } from '#worker/limits.ts'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import { paymentAddress, type ReturnStorage } from '#worker/payment-returns/durable-object.ts'
import { createSharedCalls } from '#worker/payment-returns/shared-calls.ts'
import { createObjects } from './objects.ts'
import type { Redis } from './redis.ts'
import { type TurnCall, takeTurn } from './turns.ts'

/** An object of the Worker's class `PaymentReturns`. */
export interface ReturnsObject {
  fetch(request: Request): Promise<Response>
}

/** Milliseconds that a turn has beyond the deadlines of its calls. */
const margin = 6_000
/** A look-up before the result, the result, and a look-up after it. */
export const returnLease = paymentReturnDeadlines.look * 2 + paymentReturnDeadlines.result + margin

const Return = v.object({ key: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) })
const Payment = v.object({ body: v.unknown(), deadline: v.pipe(v.number(), v.maxValue(60_000)) })

/**
 * The returns of one checkout token, named by its SHA-256, whichever process they reach, and its payments without
 * script: the Worker's own objects, of which one process at a time handles a return. Rejects without Redis, and the
 * shopper comes to the checkout, which asks for the outcome.
 */
export function createSharedPaymentReturns(
  redis: Redis,
  create: (state: { storage: ReturnStorage }) => ReturnsObject,
): ObjectNamespace {
  const known = new Lru<ReturnsObject>({ entries: maxRememberedReturns, weight: 0 })
  const share = createSharedCalls<string>()

  function objectOf(name: string): ReturnsObject {
    const object = known.get(name) ?? create({ storage: createStorage(redis, `paid:${name}`) })
    known.set(name, object, 0)
    return object
  }

  return createObjects(async (name, request) => {
    const body = await request.text()
    const call = describe(name, request.url, body)
    // Equal calls of this process wait together.
    const answer = await share(`${call.turn} ${call.key}`, () =>
      takeTurn(redis, call, async () => {
        const answered = await objectOf(name).fetch(new Request(request.url, { method: 'POST', body }))
        return answered.text()
      }),
    )
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
}

/** Returns of a token are handled one after the other; of its payments only equal ones wait for each other. */
function describe(name: string, address: string, text: string): TurnCall {
  if (address !== paymentAddress) {
    const { key } = v.parse(v.pipe(v.string(), v.parseJson(), Return), text)
    return { turn: `return:${name}`, key, lease: returnLease }
  }
  const { body, deadline } = v.parse(v.pipe(v.string(), v.parseJson(), Payment), text)
  const key = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex')
  return { turn: `payment:${name}:${key}`, key, lease: deadline + margin }
}

/** Keeps the last success, which expires by itself. */
function createStorage(redis: Redis, key: string): ReturnStorage {
  return {
    async get() {
      const text = await redis.ask((client) => client.get(key))
      return text === null ? undefined : v.parse(v.pipe(v.string(), v.parseJson()), text)
    },
    async put(_key, success) {
      const expiration = { type: 'PX', value: paymentSuccessLifetime } as const
      await redis.ask((client) => client.set(key, JSON.stringify(success), { expiration }))
    },
    async setAlarm() {},
    async deleteAll() {
      await redis.ask((client) => client.del(key))
    },
  }
}
