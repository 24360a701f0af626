import type { ContactRequest } from './contract/support.ts'
import type { Fetch } from './http.ts'

const results = new Map<number, 'sent' | 'refused' | 'tooFast' | 'limited'>([
  [202, 'sent'],
  [422, 'refused'],
  [425, 'tooFast'],
  [429, 'limited'],
])
const deadline = 12_000
/** Milliseconds before a message that came too early is sent again, at most, and where the reply does not say. */
const maxWait = 10_000
const defaultWait = 3_000

interface ContactPorts {
  fetch: Fetch
  wait(milliseconds: number): Promise<void>
}

/**
 * Sends a message to customer service through the shop's own endpoint at `address`. A message that came too early is
 * sent once more after the time the reply names, so that quick people notice nothing. `failed`: it may have arrived.
 */
export async function sendContact(
  message: ContactRequest,
  address: string,
  { fetch, wait }: ContactPorts,
): Promise<'sent' | 'refused' | 'tooFast' | 'limited' | 'failed'> {
  const post = () =>
    fetch(
      new Request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(deadline),
      }),
    )
  try {
    const first = await post()
    if (results.get(first.status) !== 'tooFast') return results.get(first.status) ?? 'failed'
    await wait(waitOf(first.headers.get('retry-after')))
    return results.get((await post()).status) ?? 'failed'
  } catch {
    return 'failed'
  }
}

function waitOf(retryAfter: string | null): number {
  return /^\d{1,4}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter) * 1_000, maxWait) : defaultWait
}
