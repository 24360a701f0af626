import type { ProviderStart } from '#src/effects/provider/provider-start.ts'
import type { Visit } from '#src/visit.ts'
import { allowedOrigins } from './payment-action.ts'

/** Milliseconds until a provider's form or code must have begun to leave the page. */
const startDeadline = 20_000

/** Runs the code or form of a provider's plugin once. True if the browser leaves the page for it. */
export async function startAtProvider(visit: Visit, start: ProviderStart): Promise<boolean> {
  const attempt = new AbortController()
  const options = { allowedOrigins: allowedOrigins(visit), signal: attempt.signal }
  const left = visit.startProvider(start, options).then(
    () => true,
    // Failing scripts are in the browser's log already.
    () => false,
  )
  const late = new Promise<false>((resolve) => {
    const cancel = visit.timer.after(startDeadline, () => resolve(false))
    void left.then(cancel)
  })
  const isLeaving = await Promise.race([left, late])
  if (!isLeaving) attempt.abort()
  return isLeaving
}
