/** Does something once, however often it is asked; what failed may be asked for again. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  const held: { under?: Promise<T> | undefined } = {}
  return () => {
    held.under ??= work().catch((error: unknown) => {
      held.under = undefined
      throw error
    })
    return held.under
  }
}
