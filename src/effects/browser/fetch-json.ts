/** Deadline of a request in milliseconds. */
const deadline = 10_000

/**
 * Fetches JSON from an address of the shop; null on failure. The reply is not validated: its loader is from the same
 * build. `given` aborts the request.
 */
export async function fetchJson<T>(address: string, given?: AbortSignal): Promise<T | null> {
  try {
    const late = AbortSignal.timeout(deadline)
    const response = await fetch(address, { signal: given ? AbortSignal.any([given, late]) : late })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
