/** Makes a call, or shares that of an equal key which is under way. */
export type SharedCalls<T> = (key: string, make: () => Promise<T>) => Promise<T>

export function createSharedCalls<T>(): SharedCalls<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, make) => {
    const shared = underWay.get(key)
    if (shared) return shared
    const call = make().finally(() => underWay.delete(key))
    underWay.set(key, call)
    return call
  }
}
