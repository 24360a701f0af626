/**
 * Calls `ask` four times a second until the answer satisfies `holds`; returns `performance.now()` at that moment, or
 * infinity after half a minute.
 */
export async function pollUntil<T>(
  request: () => Promise<T>,
  isDone: (answer: T) => boolean,
): Promise<number> {
  for (const started = performance.now(); performance.now() - started < 30_000; ) {
    if (isDone(await request())) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return Number.POSITIVE_INFINITY
}
