/** Milliseconds that background work may take when the server stops. */
const maxDrainTime = 5_000

/** Tracks work that continues after its response, so that a server can stop when it is done. */
export function createBackground() {
  const underway = new Set<Promise<unknown>>()
  return {
    add(work: Promise<unknown>) {
      const watched = work.catch(console.error).finally(() => underway.delete(watched))
      underway.add(watched)
    },
    async settle() {
      await Promise.race([
        Promise.all(underway),
        new Promise((resolve) => setTimeout(resolve, maxDrainTime).unref()),
      ])
    },
  }
}
