import type { ContactRequest } from './contract/support.ts'
import type { Fetch } from './http.ts'

const results = new Map<number, 'sent' | 'refused' | 'tooFast' | 'limited'>([
  [202, 'sent'],
  [422, 'refused'],
  [425, 'tooFast'],
  [429, 'limited'],
])
const deadline = 12_000

/** Sends a message to customer service through the shop's own endpoint at `address`. `failed`: it may have arrived. */
export async function sendContact(
  message: ContactRequest,
  address: string,
  fetch: Fetch,
): Promise<'sent' | 'refused' | 'tooFast' | 'limited' | 'failed'> {
  try {
    const request = new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(deadline),
    })
    const { status } = await fetch(request)
    return results.get(status) ?? 'failed'
  } catch {
    return 'failed'
  }
}
