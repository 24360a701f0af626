/** Deadline of a request in milliseconds. */
const deadline = 10_000

/**
 * Fetches JSON from an address of the shop; null on failure. The reply is not validated: its loader is from the same
 * build.
 */
export async function fetchJson<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(deadline) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
