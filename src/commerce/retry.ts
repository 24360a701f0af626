import { UpstreamError } from './reply.ts'

/** Waits between two attempts; tests need no pause. */
export type Pause = () => Promise<void>

/**
 * Makes an idempotent call and repeats it up to `repeats` times when there is no usable reply, except after a timeout.
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
