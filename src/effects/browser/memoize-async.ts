/** Runs async work once for all calls. After a rejection the next call runs it again. */
export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  const shared: { promise?: Promise<T> | undefined } = {}
  return () => {
    shared.promise ??= work().catch((error: unknown) => {
      shared.promise = undefined
      throw error
    })
    return shared.promise
  }
}
