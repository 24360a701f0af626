import * as v from 'valibot'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { catalogueStamps as limits } from '../limits.ts'

const Times = v.record(v.string(), v.number())

/**
 * The changes after `cursor` of an earlier answer: the time of each subject's last change, and that of everything, in
 * milliseconds since 1970.
 */
export const StampNews = v.object({ cursor: v.number(), everything: v.number(), subjects: Times })
export type StampNews = v.InferOutput<typeof StampNews>

/** A notice of the service. `cursor`: of the news that its receiver has. */
export interface Notice {
  subjects: readonly Subject[]
  signature: string
  cursor: number
}

/** `isFirst`: false for a notice that was received before; then nothing was changed. */
export interface Raised {
  isFirst: boolean
  news: StampNews
}

/**
 * The time of the last comparison with the service, and of the latest change in the catalogue then, by the service's
 * clock.
 */
export const Comparison = v.object({ startedAt: v.number(), latestChange: v.number() })
export type Comparison = v.InferOutput<typeof Comparison>

/** The changes since the comparison before, as a comparison has found them. `cursor` as in a notice. */
export interface FoundChanges extends Comparison {
  subjects: readonly Subject[]
  cursor: number
}

/** `missed`: of the products that were found, those of which there was no notice since the comparison before. */
export interface Compared {
  missed: number
  news: StampNews
}

/** A book as it is stored. Both lists begin with the oldest. */
export const StoredBook = v.object({
  cursor: v.number(),
  everything: v.number(),
  subjects: v.array(v.tuple([v.string(), v.number()])),
  /** Signatures of received notices, with the times until when each would be accepted again. */
  seen: v.array(v.tuple([v.string(), v.number()])),
  comparison: v.optional(v.nullable(Comparison), null),
})
export type StoredBook = v.InferOutput<typeof StoredBook>

export type StampBook = ReturnType<typeof createStampBook>

/**
 * The times at which the service has said that something changed. Beyond `catalogueStamps.subjects`, the oldest give way
 * to one time of everything: some answers are requested again for nothing, none is used for too long.
 */
export function createStampBook(stored?: StoredBook) {
  let { cursor, everything } = stored ?? { cursor: 0, everything: 0 }
  const subjects = new Map(stored?.subjects)
  const seen = new Map(stored?.seen)
  let comparison = stored?.comparison ?? null

  function since(known: number): StampNews {
    const later = [...subjects].filter(([, time]) => time > known)
    return { cursor, everything, subjects: Object.fromEntries(later) }
  }

  function raise(changed: readonly Subject[], now: number): void {
    // Two changes of one millisecond have two times, so that a cursor is between them.
    if (changed.length > 0) cursor = Math.max(now, cursor + 1)
    for (const subject of changed) {
      if (subject === 'everything') everything = cursor
      else {
        subjects.delete(subject)
        subjects.set(subject, cursor)
      }
    }
    forget(now)
  }

  function forget(now: number): void {
    for (const [signature, until] of seen) {
      if (seen.size <= limits.seen && now < until) break
      seen.delete(signature)
    }
    for (const [subject, time] of subjects) {
      if (subjects.size > limits.subjects) everything = Math.max(everything, time)
      if (time > everything) break
      subjects.delete(subject)
    }
  }

  return {
    since,
    receive(notice: Notice, now: number): Raised {
      const { signature, cursor: known } = notice
      if (seen.has(signature)) return { isFirst: false, news: since(known) }
      seen.set(signature, now + limits.replays)
      raise(notice.subjects, now)
      return { isFirst: true, news: since(known) }
    },
    /** Null before the first. */
    lastComparison: (): Comparison | null => comparison,
    compare(
      { subjects: found, startedAt, latestChange, cursor: known }: FoundChanges,
      now: number,
    ): Compared {
      const before = comparison?.startedAt ?? 0
      const missed = found.filter(
        (subject) => subject.includes(':') && Math.max(everything, subjects.get(subject) ?? 0) < before,
      )
      comparison = { startedAt, latestChange }
      raise(found, now)
      return { missed: missed.length, news: since(known) }
    },
    stored: (): StoredBook => ({ cursor, everything, subjects: [...subjects], seen: [...seen], comparison }),
  }
}
