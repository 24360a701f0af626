/** Timeouts, as a port: a test moves the time. */
export interface Timer {
  /** Runs something later; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserTimer: Timer = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
