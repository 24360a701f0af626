import { browserStore } from './storage.ts'

/** Calls `run` if `localStorage` has an entry, and whenever it may have changed. */
export function watchStorage(name: string, run: () => void): void {
  if (browserStore('localStorage').read(name)) run()
  addEventListener('storage', ({ key }) => key === name && run())
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}
