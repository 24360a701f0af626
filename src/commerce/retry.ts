import { UpstreamError } from './reply.ts'

/** Time between two attempts; tests need none. */
export type Pause = () => Promise<void>

/**
 * Makes a call that may be repeated, and repeats it when it got no usable answer. One that took too long is left: the
 * caller has waited enough.
 */
export async function withRetries<T>(repeats: number, call: () => Promise<T>, pause: Pause): Promise<T> {
  for (let left = repeats; ; left -= 1) {
    try {
      return await call()
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error
      await pause()
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  const { breakage, status } = error
  return breakage === 'network' || breakage === 'malformed' || (breakage === 'status' && (status ?? 0) >= 500)
}
