export interface Connection {
  online(): boolean
  onChange(run: (online: boolean) => void): void
}

export const browserConnection: Connection = {
  online: () => navigator.onLine,
  onChange(run) {
    addEventListener('online', () => run(true))
    addEventListener('offline', () => run(false))
    // Pages in the back/forward cache receive neither event.
    addEventListener('pageshow', ({ persisted }) => persisted && run(navigator.onLine))
  },
}
