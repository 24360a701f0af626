import * as v from 'valibot'
import { type Bindings, parseVariables } from '../env.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import { createReportMemory } from '../error-reports/reporting-log.ts'
import { paymentSuccessLifetime } from '../limits.ts'
import { continueTrace } from '../trace.ts'
import { createResultCalls } from './result-calls.ts'
import { createPaymentReturns, type ReturnOutcome, Success } from './settle-return.ts'

export const ReturnRequest = v.object({
  token: v.string(),
  key: v.string(),
  fields: v.nullable(v.record(v.string(), v.unknown())),
  ids: v.object({ requestId: v.string(), correlationId: v.string(), traceparent: v.string() }),
})
export type ReturnRequest = v.InferOutput<typeof ReturnRequest>

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
 * The returns of one checkout token, named by its SHA-256, wherever they arrive. It keeps the last success for a day,
 * but never the token, which each request contains.
 */
export class PaymentReturns {
  readonly #storage: ReturnStorage
  readonly #bindings: Bindings
  readonly #reports = createReportMemory()
  readonly #returns: ReturnType<typeof createPaymentReturns>

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
    const { token, ids, ...returned } = v.parse(ReturnRequest, await request.json())
    const settings = parseVariables(this.#bindings)
    const log = createRequestLog(this.#bindings, {
      settings,
      memory: this.#reports,
      trace: continueTrace(ids.traceparent),
      waitUntil,
    })
    const calls = createResultCalls({ bindings: this.#bindings, settings, ids, log, waitUntil }, token)
    const outcome: ReturnOutcome = await this.#returns.settle(returned, calls)
    return Response.json(outcome)
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll()
  }
}
