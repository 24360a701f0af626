/** The moment from which something holds, asked four times a second; never, after half a minute. */
export async function pollUntil<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<number> {
  for (const started = performance.now(); performance.now() - started < 30_000; ) {
    if (holds(await ask())) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return Number.POSITIVE_INFINITY
}
