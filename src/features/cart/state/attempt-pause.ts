import { atom, type Getter, type Setter } from 'jotai'
import { visitAtom } from '#src/visit.ts'

/** Misses in a row that are free of a pause. */
const freeMisses = 2
const pause = { first: 1_000, max: 8_000 }

/** Milliseconds between a miss and the next attempt, by the number of misses in a row: 0 0 1 2 4 8 8 … s. */
export function pauseAfter(misses: number): number {
  return misses <= freeMisses ? 0 : Math.min(pause.first * 2 ** (misses - freeMisses - 1), pause.max)
}

/**
 * Creates the pauses between attempts at guessing something, such as a discount code. They spare the service, and the
 * shopper its refusals; the service has limits of its own.
 */
export function createAttemptPause() {
  /** Misses since the last hit, and the time (ms since 1970) before which no further attempt is sent. */
  const missesAtom = atom({ count: 0, until: 0 })
  /** In how many seconds the present attempt is sent; null while none waits. */
  const waitAtom = atom<number | null>(null)
  return {
    waitAtom,
    /** Waits until the next attempt may be sent; null when it may be sent now. */
    wait(get: Getter, set: Setter): Promise<void> | null {
      const visit = get(visitAtom)
      const left = visit ? get(missesAtom).until - visit.now() : 0
      if (!visit || left <= 0) return null
      set(waitAtom, Math.ceil(left / 1_000))
      return new Promise((resolve) =>
        visit.timer.after(left, () => {
          set(waitAtom, null)
          resolve()
        }),
      )
    },
    /** Counts an attempt. Only a hit ends the pauses; one that is neither, such as without an answer, changes nothing. */
    count(get: Getter, set: Setter, attempt: 'hit' | 'miss' | 'neither'): void {
      if (attempt === 'hit') set(missesAtom, { count: 0, until: 0 })
      if (attempt !== 'miss') return
      const count = get(missesAtom).count + 1
      set(missesAtom, { count, until: (get(visitAtom)?.now() ?? 0) + pauseAfter(count) })
    },
  }
}
