/** Tracks work that continues after its response, so that a server can stop when it is done. */
export function createBackground() {
  const underway = new Set<Promise<unknown>>()
  return {
    add(work: Promise<unknown>) {
      const watched = work.catch(console.error).finally(() => underway.delete(watched))
      underway.add(watched)
    },
    /** Waits for the work under way, at most `limit` milliseconds. */
    async settle(limit: number) {
      await Promise.race([
        Promise.all(underway),
        new Promise((resolve) => setTimeout(resolve, Math.max(0, limit)).unref()),
      ])
    },
  }
}
