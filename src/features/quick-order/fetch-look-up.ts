import type { LookUp } from './look-up.ts'

const deadline = 15_000
const answered = new Set([200, 429, 503])

/** Sends a list to `address`; null without an answer. The reply is not validated: its action is from the same build. */
export async function fetchLookUp(address: string, list: string): Promise<LookUp | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ list }),
      signal: AbortSignal.timeout(deadline),
    })
    return answered.has(response.status) ? await response.json() : null
  } catch {
    return null
  }
}
