/** Deadline in milliseconds; a small file on a slow line takes this long. */
const deadline = 30_000

export async function fetchShopFile(
  address: string,
  init: { method: 'GET' | 'DELETE' } | { method: 'PUT'; body: Blob },
): Promise<Response | null> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(deadline) })
  } catch {
    return null
  }
}
