/** A port for timeouts, so that tests can control time. */
export interface Timer {
  /** Calls `run` after a delay; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserTimer: Timer = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
