/** Text storage by name. Where storage is forbidden or full, reads return null and writes do nothing. */
export interface TextStore {
  read(name: string): string | null
  write(name: string, text: string | null): void
}

export function browserStore(area: 'localStorage' | 'sessionStorage'): TextStore {
  return {
    read: (name) => attempt(() => window[area].getItem(name)) ?? null,
    write: (name, text) =>
      attempt(() => (text === null ? window[area].removeItem(name) : window[area].setItem(name, text))),
  }
}

export function isStored(name: string, area: 'localStorage' | 'sessionStorage' = 'sessionStorage'): boolean {
  return browserStore(area).read(name) !== null
}

export function watchStorage(name: string, run: () => void): void {
  if (browserStore('localStorage').read(name)) run()
  addEventListener('storage', ({ key }) => key === name && run())
  addEventListener('pageshow', ({ persisted }) => persisted && run())
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
