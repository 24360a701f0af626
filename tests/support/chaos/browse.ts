/**
 * Requests a document as a browser does: sent again where the server closes a kept connection just as it is used, at most
 * three times, and without following redirects.
 */
export async function browse(address: string | URL, init: RequestInit = {}): Promise<Response> {
  for (let attempts = 3; ; attempts -= 1) {
    try {
      return await fetch(address, { ...init, redirect: 'manual' })
    } catch (error) {
      if (attempts === 1) throw error
    }
  }
}
