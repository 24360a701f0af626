import { seenEvents as limits } from '../limits.ts'
import type { SeenEventsAnswer } from './seen-events.ts'

export interface SeenStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  list(options: { limit: number; startAfter?: string }): Promise<Map<string, unknown>>
  delete(keys: string[]): Promise<unknown>
  getAlarm(): Promise<number | null>
  setAlarm(time: number): Promise<void>
}

/** A repeated conversion is not reported twice, wherever it arrives. */
export class SeenEvents {
  readonly #storage: SeenStorage

  constructor({ storage }: { storage: SeenStorage }) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    const hash = (await request.text()).slice(0, 64)
    const until = await this.#storage.get(hash)
    const isFirst = typeof until !== 'number' || Date.now() >= until
    if (isFirst) await this.#storage.put(hash, Date.now() + limits.lifetime)
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + limits.sweep)
    return Response.json({ isFirst } satisfies SeenEventsAnswer)
  }

  async alarm(): Promise<void> {
    const page = { limit: limits.page }
    let kept = 0
    for (let last: string | undefined; ; ) {
      const entries = [
        ...(await this.#storage.list(last === undefined ? page : { ...page, startAfter: last })),
      ]
      const over = entries.flatMap(([key, until]) => (Number(until) <= Date.now() ? [key] : []))
      if (over.length > 0) await this.#storage.delete(over)
      kept += entries.length - over.length
      last = entries.at(-1)?.[0]
      if (entries.length < limits.page || last === undefined) break
    }
    if (kept > 0) await this.#storage.setAlarm(Date.now() + limits.sweep)
  }
}
