/** Text storage by name. Where storage is forbidden or full, reads return null and writes do nothing. */
export interface TextStore {
  read(name: string): string | null
  /** Writes a text; null removes it. */
  write(name: string, text: string | null): void
}

/**
 * The browser's storage: `localStorage` is shared by all tabs, `sessionStorage` belongs to one tab and survives
 * reloads.
 */
export function browserStore(area: 'localStorage' | 'sessionStorage'): TextStore {
  return {
    read: (name) => attempt(() => window[area].getItem(name)) ?? null,
    write: (name, text) =>
      attempt(() => (text === null ? window[area].removeItem(name) : window[area].setItem(name, text))),
  }
}

/** True if storage has an entry with this name; false if storage is forbidden. */
export function isStored(name: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): boolean {
  return browserStore(area).read(name) !== null
}

/** Calls `run` if `localStorage` has an entry, and whenever it may have changed. */
export function watchStorage(name: string, run: () => void): void {
  if (browserStore('localStorage').read(name)) run()
  addEventListener('storage', ({ key }) => key === name && run())
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}

/** Runs `work`; undefined if storage is forbidden or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
