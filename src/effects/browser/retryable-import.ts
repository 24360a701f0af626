/** Deadline of a file in milliseconds, so that a stalled connection does not delay the fallback. */
const deadline = 20_000

const fetched = new Map<string, Promise<void>>()

/**
 * Imports a module that may have failed before. Firefox and older versions of Chromium remember a failure for the life
 * of the document, so `files`, the URLs of the module and its dependencies, are first fetched into the HTTP cache; each
 * module keeps its URL and its single instance. `scripts/build/retryable-imports.ts` writes the calls.
 */
export async function retryableImport<Module>(
  files: readonly [module: string, ...others: string[]],
): Promise<Module> {
  await Promise.all(files.map(fetchIntoCache))
  return import(/* @vite-ignore */ files[0])
}

function fetchIntoCache(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = download(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

async function download(file: string): Promise<void> {
  const response = await fetch(file, { signal: AbortSignal.timeout(deadline) })
  if (!response.ok) throw new Error(`${file} was answered ${response.status}`)
  // Only completely read bodies stay in the cache.
  await response.arrayBuffer()
}
