import { type Result, UpstreamError } from './reply.ts'

/** Waits between two attempts; tests need no pause. `busy`: the service had too many calls, and a moment is not enough. */
export type Pause = (after: 'failure' | 'busy') => Promise<void>

/**
 * Makes an idempotent call and repeats it up to `repeats` times when there is no usable reply, except after a timeout.
 */
export async function withRetries<T>(repeats: number, call: () => Promise<T>, pause: Pause): Promise<T> {
  for (let left = repeats; ; left -= 1) {
    try {
      return await call()
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error
      await pause('failure')
    }
  }
}

/** Makes a call that changes nothing, and once more, later, where the service had too many calls (429). */
export async function againWhenBusy<T>(call: () => Promise<Result<T>>, pause: Pause): Promise<Result<T>> {
  const reply = await call()
  if (reply.ok || reply.status !== tooManyCalls) return reply
  await pause('busy')
  return call()
}

const tooManyCalls = 429

function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  const { breakage, status } = error
  return breakage === 'network' || breakage === 'malformed' || (breakage === 'status' && (status ?? 0) >= 500)
}
