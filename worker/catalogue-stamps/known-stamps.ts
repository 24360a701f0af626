import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { catalogueStamps as limits } from '../limits.ts'
import type { StampNews } from './stamp-book.ts'
import type { StampPort } from './stamp-port.ts'

/** An answer that was requested at a time (milliseconds since 1970), and what it depends on. */
export interface Dependent {
  askedAt: number
  dependsOn: readonly Subject[]
}

/** The changes in the catalogue that an isolate knows. */
export class KnownStamps {
  #cursor = 0
  #everything = 0
  #latest = 0
  readonly #subjects = new Map<string, number>()
  /** The time when the last change was learned, by the clock of this isolate. */
  #changedAt = Number.NEGATIVE_INFINITY
  /** Everything that was known to the port at this time is known here. */
  currentAt = Number.NEGATIVE_INFINITY
  triedAt = Number.NEGATIVE_INFINITY
  failedAt = Number.NEGATIVE_INFINITY

  get cursor(): number {
    return this.#cursor
  }

  /** Calls that began before this may have been answered before the last change. */
  get changedAt(): number {
    return this.#changedAt
  }

  /** `askedAt`: when the news were requested; `now`: when they came. */
  learn({ cursor, everything, subjects }: StampNews, askedAt: number, now: number): void {
    this.currentAt = Math.max(this.currentAt, askedAt)
    // News may overtake each other.
    if (cursor <= this.#cursor) return
    this.#cursor = cursor
    this.#everything = everything
    this.#changedAt = now
    for (const [subject, time] of Object.entries(subjects)) this.#subjects.set(subject, time)
    for (const [subject, time] of this.#subjects) {
      if (time <= everything) this.#subjects.delete(subject)
    }
    this.#latest = Math.max(everything, ...this.#subjects.values())
  }

  /** True if something that the answer depends on has changed since it was requested. */
  isOutdated({ askedAt, dependsOn }: Dependent): boolean {
    if (askedAt > this.#latest) return false
    if (askedAt <= this.#everything) return true
    return dependsOn.some((subject) => askedAt <= (this.#subjects.get(subject) ?? 0))
  }
}

/** The stamps of the catalogue, as a cache reads them. */
export interface Stamps {
  /** Resolves when the stamps are young enough, or cannot be learned now; null if they are. Never rejects. */
  current(): Promise<void> | null
  isOutdated(answer: Dependent): boolean
  readonly changedAt: number
}

interface ReaderPorts {
  now(): number
  waitUntil(work: Promise<unknown>): void
  report(error: unknown): void
}

/**
 * The stamps for one request. They are read from the port before they are older than `catalogueStamps.age`: in the
 * background when that is near. Without a port, those of this isolate are all there are.
 */
export function createStamps(
  known: KnownStamps,
  port: Pick<StampPort, 'since'> | null,
  { now, waitUntil, report }: ReaderPorts,
): Stamps {
  let asking: Promise<void> | null = null

  function ask(reading: Pick<StampPort, 'since'>): Promise<void> {
    const started = now()
    known.triedAt = started
    const work = reading.since(known.cursor).then(
      (news) => known.learn(news, started, now()),
      (error: unknown) => {
        known.failedAt = now()
        report(error)
      },
    )
    waitUntil(work)
    return work
  }

  return {
    current() {
      if (!port) return null
      const age = now() - known.currentAt
      if (age < limits.refresh || now() - known.failedAt < limits.pause) return null
      if (age < limits.age) {
        if (now() - known.triedAt >= limits.refresh) ask(port)
        return null
      }
      asking ??= ask(port)
      return asking
    },
    isOutdated: (answer) => known.isOutdated(answer),
    get changedAt() {
      return known.changedAt
    },
  }
}
