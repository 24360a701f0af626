/** Texts by name. Where storage is forbidden or full, reads give null and writes do nothing. */
export interface TextStore {
  read(name: string): string | null
  /** Null removes. */
  write(name: string, text: string | null): void
}

/** `localStorage` is shared by all tabs of the shop, `sessionStorage` kept by one through reloads. */
export function browserStore(area: 'localStorage' | 'sessionStorage'): TextStore {
  return {
    read: (name) => attempt(() => window[area].getItem(name)) ?? null,
    write: (name, text) =>
      attempt(() => (text === null ? window[area].removeItem(name) : window[area].setItem(name, text))),
  }
}

/** Storage may be forbidden or full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
