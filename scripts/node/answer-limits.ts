/** Limits of the cache of answers beyond the memory of a process, in a file or in Redis. */
export const answerLimits = {
  /** Maximum number of entries: visitors decide which exist. */
  entries: 5_000,
  /** Writes between two cleanups. */
  cleanupInterval: 100,
  /** Uses after the first write that rank an entry above those used only once. */
  lastingUses: 2,
}
