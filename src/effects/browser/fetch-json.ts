const deadline = 10_000

/** Fetches JSON of the shop; null on failure. It is not validated, because its loader is from the same build. */
export async function fetchJson<T>(address: string, given?: AbortSignal): Promise<T | null> {
  try {
    const late = AbortSignal.timeout(deadline)
    const response = await fetch(address, { signal: given ? AbortSignal.any([given, late]) : late })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
