export interface Timer {
  after(milliseconds: number, run: () => void): () => void
}

export const browserTimer: Timer = {
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds)
    return () => clearTimeout(id)
  },
}
