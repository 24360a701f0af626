import { browserStore } from './storage.ts'

/** Runs something where this browser keeps a text under a name, and whenever it may have become another. */
export function watchStorage(name: string, run: () => void): void {
  if (browserStore('localStorage').read(name)) run()
  addEventListener('storage', ({ key }) => key === name && run())
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}
