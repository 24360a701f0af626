import type { Timer } from '#src/effects/browser/timer.ts'

/** Time that passes when a test says so. */
export function createTestTimer(): Timer & {
  advance(milliseconds: number): void
  sleep(milliseconds: number): void
  now(): number
} {
  const due = new Set<{ at: number; run: () => void }>()
  let now = 0
  return {
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run }
      due.add(entry)
      return () => void due.delete(entry)
    },
    now: () => now,
    /** Time passes, and what is due is still to come. */
    sleep(milliseconds) {
      now += milliseconds
    },
    advance(milliseconds) {
      now += milliseconds
      for (const entry of [...due].filter(({ at }) => at <= now).sort((left, right) => left.at - right.at)) {
        due.delete(entry)
        entry.run()
      }
    },
  }
}
