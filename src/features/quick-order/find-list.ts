import type { LookUp, LookUpFailure } from './look-up.ts'

/** Deadline in milliseconds, beyond those of the services. */
const deadline = 15_000

/** Asks the shop for a list at `address`. The reply is not validated: its action is from the same build. */
export async function findList(address: string, list: string): Promise<LookUp | LookUpFailure> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ list }),
      signal: AbortSignal.timeout(deadline),
    })
    if (response.ok) return await response.json()
    return response.status === 429 ? 'limited' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
