import { atom, type Getter, type Setter } from 'jotai'
import { visitAtom } from '#src/visit.ts'

const freeMisses = 2
const pause = { first: 1_000, max: 8_000 }

/** Milliseconds between a miss and the next attempt, by the number of misses in a row: 0 0 1 2 4 8 8 … s. */
export function pauseAfter(misses: number): number {
  return misses <= freeMisses ? 0 : Math.min(pause.first * 2 ** (misses - freeMisses - 1), pause.max)
}

/** Pauses between attempts at guessing save refused calls; the service has its own limits. */
export function createAttemptPause() {
  /** Misses since the last hit, and the time (ms since 1970) of the next attempt. */
  const missesAtom = atom({ count: 0, until: 0 })
  /** Seconds until the present attempt is sent; null if none waits. */
  const waitAtom = atom<number | null>(null)
  return {
    waitAtom,
    /** Waits until the next attempt may be sent; null if it may be sent now. */
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
    /** Counts an attempt. Only a hit ends the pauses; `neither`, such as no answer, changes nothing. */
    count(get: Getter, set: Setter, attempt: 'hit' | 'miss' | 'neither'): void {
      if (attempt === 'hit') set(missesAtom, { count: 0, until: 0 })
      if (attempt !== 'miss') return
      const count = get(missesAtom).count + 1
      set(missesAtom, { count, until: (get(visitAtom)?.now() ?? 0) + pauseAfter(count) })
    },
  }
}
