/** Does something while no other tab does. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>

/** By the browser's locks; by `otherwise` where it lends none, or forbids them as it forbids cookies. */
export function locked(locks: Pick<LockManager, 'request'> | null, name: string, otherwise: Alone): Alone {
  if (!locks) return otherwise
  return async (work) => {
    const state = { begun: false }
    try {
      return await locks.request(name, () => {
        state.begun = true
        return work()
      })
    } catch (error) {
      if (state.begun) throw error
      return otherwise(work)
    }
  }
}
