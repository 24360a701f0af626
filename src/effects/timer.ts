/** Time passing, as something a test can move. */
export interface Timer {
  /** Runs something later; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserTimer: Timer = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
