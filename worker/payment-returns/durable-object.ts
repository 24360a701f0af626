import * as v from 'valibot'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import { type Bindings, parseVariables } from '../env.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import { createReportMemory } from '../error-reports/reporting-log.ts'
import { paymentSuccessLifetime } from '../limits.ts'
import { createMemorySeenEvents } from '../seen-events/seen-events.ts'
import { continueTrace } from '../trace.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { createClient } from '../upstream/service.ts'
import { createResultCalls } from './result-calls.ts'
import { createPaymentReturns, type ReturnOutcome, Success } from './settle-return.ts'
import { createSharedCalls } from './shared-calls.ts'

const RequestIds = v.object({ requestId: v.string(), correlationId: v.string(), traceparent: v.string() })

export const ReturnRequest = v.object({
  token: v.string(),
  key: v.string(),
  fields: v.nullable(v.record(v.string(), v.unknown())),
  ids: RequestIds,
})
export type ReturnRequest = v.InferOutput<typeof ReturnRequest>

/** A payment to send: `body` of `POST /payment`, and the milliseconds in which it must be answered. */
const PaymentPost = v.object({ token: v.string(), body: v.unknown(), deadline: v.number(), ids: RequestIds })
export type PaymentPost = v.InferOutput<typeof PaymentPost>

export const paymentRoute = 'POST /payment'
/** The address of the object for payments; any other is for returns. */
export const paymentAddress = 'https://payment-returns/payment'

/** The storage calls of the object (https://developers.cloudflare.com/durable-objects/api/storage-api/). */
export interface ReturnStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  setAlarm(time: number): Promise<void>
  deleteAll(): Promise<void>
}

const successKey = 'success'

/** An object lives while it has work. */
const waitUntil = (work: Promise<unknown>) => void work

/**
 * The returns of one checkout token, named by its SHA-256, wherever they arrive, and its payments without script. It keeps
 * the last success for a day, but never the token or an address, which each request contains.
 */
export class PaymentReturns {
  readonly #storage: ReturnStorage
  readonly #bindings: Bindings
  readonly #reports = createReportMemory()
  readonly #seenEvents = createMemorySeenEvents()
  readonly #returns: ReturnType<typeof createPaymentReturns>
  readonly #payments = createSharedCalls<RawResponse>()

  constructor({ storage }: { storage: ReturnStorage }, bindings: Bindings) {
    this.#storage = storage
    this.#bindings = bindings
    this.#returns = createPaymentReturns({
      async read() {
        const stored = v.safeParse(Success, await storage.get(successKey))
        return stored.success ? stored.output : null
      },
      async write(success) {
        await storage.put(successKey, success)
        await storage.setAlarm(success.time + paymentSuccessLifetime)
      },
    })
  }

  async fetch(request: Request): Promise<Response> {
    return request.url === paymentAddress ? this.#pay(request) : this.#settle(request)
  }

  async #settle(request: Request): Promise<Response> {
    const { token, ids, ...returned } = v.parse(ReturnRequest, await request.json())
    const { settings, log } = this.#contextOf(ids)
    const ports = { bindings: this.#bindings, settings, ids, log, seenEvents: this.#seenEvents, waitUntil }
    const calls = createResultCalls(ports, token)
    const outcome: ReturnOutcome = await this.#returns.settle(returned, calls)
    return Response.json(outcome)
  }

  async #pay(request: Request): Promise<Response> {
    const { token, body, deadline, ids } = v.parse(PaymentPost, await request.json())
    const { settings, log } = this.#contextOf(ids)
    const fetch = routeFetch(this.#bindings, settings.PUBLIC_ORIGIN)
    const service = {
      upstream: 'checkout',
      baseUrl: settings.COMMERCE_URL,
      headers: {},
      fetch,
      deadline,
    } as const
    const call = { method: 'POST', path: '/payment', route: paymentRoute, body } as const
    try {
      const answer = await this.#payments(JSON.stringify(body), () =>
        createClient({ ids, log }, service)({ ...call, headers: { 'api-token': token } }),
      )
      return Response.json({ kind: 'answer', ...answer })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      return Response.json({ kind: 'failure', breakage: error.breakage, status: error.status })
    }
  }

  #contextOf({ traceparent }: Ids) {
    const settings = parseVariables(this.#bindings)
    const log = createRequestLog(this.#bindings, {
      settings,
      memory: this.#reports,
      trace: continueTrace(traceparent),
      waitUntil,
    })
    return { settings, log }
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll()
  }
}
