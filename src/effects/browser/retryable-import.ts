/** Deadline of a file in milliseconds, so that a stalled connection does not delay the fallback. */
const deadline = 20_000

/** Files in the HTTP cache, or on their way there, with the files that each of them names. */
const fetched = new Map<string, Promise<string[]>>()

/**
 * Imports a module that may have failed before. Firefox and older versions of Chromium remember a failure for the life
 * of the document, so `file`, the URL of the module, and the files that it names at its end are first fetched into the
 * HTTP cache; each module keeps its URL and its single instance. `scripts/build/retryable-imports.ts` writes the calls,
 * and the names.
 */
export async function retryableImport<Module>(file: string): Promise<Module> {
  await Promise.all((await fetchIntoCache(file)).map(fetchIntoCache))
  return import(/* @vite-ignore */ file)
}

function fetchIntoCache(file: string): Promise<string[]> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = download(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

async function download(file: string): Promise<string[]> {
  const response = await fetch(file, { signal: AbortSignal.timeout(deadline) })
  if (!response.ok) throw new Error(`${file} was answered ${response.status}`)
  // Only completely read bodies stay in the cache. Relative addresses are those of the bundler's own imports.
  return [...(await response.text()).matchAll(/\bimport ?"([^".][^"]*)"/g)].map(([, name = '']) => name)
}
