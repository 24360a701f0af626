export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A lock of this name shared by all tabs of the origin, by Web Locks (https://w3c.github.io/web-locks/). Without them
 * (`locks` is null outside secure contexts: plain http on a host other than localhost) and where a browser denies them
 * along with storage, work runs immediately: one tab keeps its own order, several tabs have none between them.
 */
export function createTabLock(locks: Pick<LockManager, 'request'> | null, name: string): RunExclusive {
  if (!locks) return (work) => work()
  return async (work) => {
    let started = false
    try {
      return await locks.request(name, () => {
        started = true
        return work()
      })
    } catch (error) {
      if (started) throw error
      return work()
    }
  }
}
