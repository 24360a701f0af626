import { browserStore } from './storage.ts'

/** Runs something if `localStorage` holds a text under a name, and whenever that may have changed. */
export function watchStorage(name: string, run: () => void): void {
  if (browserStore('localStorage').read(name)) run()
  addEventListener('storage', ({ key }) => key === name && run())
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}
