/** Milliseconds until a file is given up, so that a stalled connection does not hold up what stands in for it. */
const deadline = 20_000

/** The files that are on their way or in the browser's cache, by address. */
const fetched = new Map<string, Promise<void>>()

/**
 * An `import()` that can be retried after a failure; `files` are the addresses of the module and of the files it needs.
 * Firefox and older versions of Chromium remember a failed import, and each module of it that failed, for the life of
 * the document. Therefore the files are fetched into the HTTP cache first, which remembers no failure, and imported only
 * once all of them are there. Each module keeps its one address, and so its one instance. The build puts this in place
 * of every `import()`: see `scripts/retryable-imports.ts`.
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
  // Only a body that was read to its end stays in the cache.
  await response.arrayBuffer()
}
