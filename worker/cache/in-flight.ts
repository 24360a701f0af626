import { maxSharedCallAge, maxSharedCalls } from '../limits.ts'

interface Flight<T> {
  work: Promise<T>
  since: number
}

export class InFlight<T> {
  readonly #underway = new Map<string, Flight<T>>()

  /** Not one that began at `changedAt` or before. */
  find(key: string, now: number, changedAt = Number.NEGATIVE_INFINITY): Promise<T> | undefined {
    const flight = this.#underway.get(key)
    if (!flight || flight.since <= changedAt) return undefined
    return now - flight.since < maxSharedCallAge ? flight.work : undefined
  }

  begin(key: string, now: number, work: Promise<T>): Promise<T> {
    this.#forget(now)
    if (this.#underway.size >= maxSharedCalls) return work
    this.#underway.set(key, { work, since: now })
    const end = () => {
      if (this.#underway.get(key)?.work === work) this.#underway.delete(key)
    }
    work.then(end, end)
    return work
  }

  #forget(now: number): void {
    for (const [key, { since }] of this.#underway) {
      if (now - since < maxSharedCallAge) break
      this.#underway.delete(key)
    }
  }
}
