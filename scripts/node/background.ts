/** Milliseconds that work nobody waits for is given when the server stops. */
const patience = 5_000

/** Work that goes on after its reply has left, so that a server can stop when it is done. */
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
        new Promise((resolve) => setTimeout(resolve, patience).unref()),
      ])
    },
  }
}
