interface Flight<T> {
  work: Promise<T>
  since: number
}

const most = 500
/** Milliseconds. Work of a request that was cut off never ends; after this long nobody waits for it any more. */
const longest = 10_000

/** Work under way that others may share, by key. */
export class InFlight<T> {
  readonly #underway = new Map<string, Flight<T>>()

  find(key: string, now: number): Promise<T> | undefined {
    const flight = this.#underway.get(key)
    return flight && now - flight.since < longest ? flight.work : undefined
  }

  begin(key: string, now: number, work: Promise<T>): Promise<T> {
    this.#forget(now)
    if (this.#underway.size >= most) return work
    this.#underway.set(key, { work, since: now })
    const end = () => {
      if (this.#underway.get(key)?.work === work) this.#underway.delete(key)
    }
    work.then(end, end)
    return work
  }

  #forget(now: number): void {
    for (const [key, { since }] of this.#underway) {
      if (now - since < longest) break
      this.#underway.delete(key)
    }
  }
}
