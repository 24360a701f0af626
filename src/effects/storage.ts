/** Texts kept under names. Where nothing can be kept, nothing is, and nobody is told. */
export interface TextStore {
  read(name: string): string | null
  /** Null forgets. */
  write(name: string, text: string | null): void
}

export const noStore: TextStore = { read: () => null, write() {} }

/** Shared by the tabs of this shop, or kept by this one through reloads. */
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
