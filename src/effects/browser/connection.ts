import { useSyncExternalStore } from 'react'

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

/** False while the browser knows that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, browserConnection.online, () => true)
}

function subscribe(run: () => void): () => void {
  addEventListener('online', run)
  addEventListener('offline', run)
  return () => {
    removeEventListener('online', run)
    removeEventListener('offline', run)
  }
}
