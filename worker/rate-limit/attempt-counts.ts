import * as v from 'valibot'
import type { ObjectNamespace } from '../object-namespace.ts'
import type { RateLimit } from './rate-limiter.ts'

export const Limit = v.object({
  limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  period: v.pipe(v.number(), v.minValue(1)),
  /** 0: read without counting. */
  weight: v.optional(v.picklist([0, 1]), 1),
}) satisfies v.GenericSchema<unknown, RateLimit>

const Period = v.object({ until: v.number(), count: v.number() })

const Counted = v.object({ success: v.boolean() })

const periodKey = 'period'

/** The storage calls of the object (https://developers.cloudflare.com/durable-objects/api/storage-api/). */
export interface CountStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  setAlarm(time: number): Promise<void>
  deleteAll(): Promise<void>
}

/** One visitor's attempts at a form, named by their hash, for periods longer than a rate limit binding's minute. */
export class AttemptCounts {
  readonly #storage: CountStorage

  constructor({ storage }: { storage: CountStorage }) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    const { limit, period, weight } = v.parse(Limit, await request.json())
    const now = Date.now()
    const stored = v.safeParse(Period, await this.#storage.get(periodKey))
    const isCurrent = stored.success && now < stored.output.until
    const { until, count } = isCurrent ? stored.output : { until: now + period * 1_000, count: 0 }
    if (weight > 0) {
      await this.#storage.put(periodKey, { until, count: count + weight })
      if (!isCurrent) await this.#storage.setAlarm(until)
    }
    return Response.json({ success: count < limit } satisfies v.InferOutput<typeof Counted>)
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll()
  }
}

export async function countAttempt(
  namespace: ObjectNamespace,
  key: string,
  limit: RateLimit & { weight?: 0 | 1 },
): Promise<{ success: boolean }> {
  const request = new Request('https://attempt-counts/', { method: 'POST', body: JSON.stringify(limit) })
  const response = await namespace.get(namespace.idFromName(key)).fetch(request)
  return v.parse(Counted, await response.json())
}
