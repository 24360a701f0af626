/** Whether the device has a network. It may say yes and be wrong; a no is believed. */
export interface Connection {
  online(): boolean
  /** Runs something whenever the answer changes. */
  onChange(run: (online: boolean) => void): void
}

/** What the browser says of its network. */
export const browserConnection: Connection = {
  online: () => navigator.onLine,
  onChange(run) {
    addEventListener('online', () => run(true))
    addEventListener('offline', () => run(false))
    // A page the browser has put aside hears of neither.
    addEventListener('pageshow', ({ persisted }) => persisted && run(navigator.onLine))
  },
}
