/**
 * Resolves after digests that were begun earlier. They run in other threads, and a fake clock that does not wait for them
 * makes calls time out.
 */
export async function digestsDone(): Promise<void> {
  await crypto.subtle.digest('SHA-256', new Uint8Array(1))
  await new Promise((resolve) => setImmediate(resolve))
}
