/** Deadline of a file in milliseconds, so that a stalled connection does not delay the fallback. */
const deadline = 20_000

/** Files being fetched or already in the browser's cache, by URL. */
const fetched = new Map<string, Promise<void>>()

/**
 * An `import()` that can be retried after a failure; `files` are the URLs of the module and of its dependencies.
 * Firefox and older versions of Chromium remember a failed import, and each failed module of it, for the life of the
 * document. Therefore the files are first fetched into the HTTP cache, which does not remember failures, and imported
 * once all are there. Each module keeps its URL and so its single instance. The build replaces every `import()` with
 * this function: see `scripts/build/retryable-imports.ts`.
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
