import type { TextStore } from '../browser/storage.ts'
import type { Timer } from '../browser/timer.ts'
import type { RunExclusive } from './lock.ts'

interface LeasePorts {
  /** Shared by all tabs. */
  store: TextStore
  timer: Timer
  now(): number
  /** Tells this tab from others. */
  id: string
  name: string
}

/** Milliseconds: a lease ends by itself when its tab has died; one that lives renews it before. */
const lifetime = 5_000
const renewal = 2_000
const pause = 50

/**
 * One tab at a time where the browser has no Web Locks: a tab that finds no valid lease writes its own, and holds it if
 * it still stands a moment later. Storage has no compare-and-swap, so this is weaker than a lock.
 */
export function createLease({ store, timer, now, id, name }: LeasePorts): RunExclusive {
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => timer.after(milliseconds, () => resolve()))

  function holder(): string | null {
    const [until = '', whose = ''] = (store.read(name) ?? '').split(' ')
    const left = Number(until) - now()
    // A lease that is longer than any was written before the clock was put back.
    return left > 0 && left <= lifetime ? whose : null
  }
  const take = () => store.write(name, `${now() + lifetime} ${id}`)

  async function acquire() {
    for (;;) {
      if (holder() === null) {
        take()
        // Where nothing can be kept, tabs cannot agree on anything.
        if (holder() !== id) return
        await wait(pause)
        if (holder() === id) return
      } else {
        await wait(pause)
      }
    }
  }

  return async (work) => {
    await acquire()
    const renewing = { stop: () => {} }
    const renew = () => {
      take()
      renewing.stop = timer.after(renewal, renew)
    }
    renew()
    try {
      return await work()
    } finally {
      renewing.stop()
      if (holder() === id) store.write(name, null)
    }
  }
}
