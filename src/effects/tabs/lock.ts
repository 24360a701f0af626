/** Runs work while no other tab runs any. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/** By Web Locks; by `fallback` where the browser has none, or forbids them as it forbids cookies. */
export function locked(
  locks: Pick<LockManager, 'request'> | null,
  name: string,
  fallback: RunExclusive,
): RunExclusive {
  if (!locks) return fallback
  return async (work) => {
    const state = { begun: false }
    try {
      return await locks.request(name, () => {
        state.begun = true
        return work()
      })
    } catch (error) {
      if (state.begun) throw error
      return fallback(work)
    }
  }
}
